/** How is a position changed on its board? Field by field; the server says which there are, and what cannot be. */

import { errorText } from "../match/match.svelte";
import { preferences } from "../page/preferences.svelte";
import { call, Refused } from "../wire/api";
import type { EditPart, UpdateFrame } from "../wire/server-types";
import { t } from "../words/words.svelte";
import { StudyLine } from "./line.svelte";
import { Tree } from "./tree";

export class EditLine extends StudyLine {
  /** The place whose fields are shown. */
  place = $state("");
  position = $state("");
  parts = $state.raw<EditPart[]>([]);
  /** What stood in the way of the last change, and of which field. */
  fault = $state.raw({ field: "", words: "" });
  private asked = 0;

  constructor(position: string) {
    super(new Tree(position));
    this.position = position;
  }

  /** Change a field, or only have the fields of the present place said. */
  async change(field = "", value = ""): Promise<void> {
    await this.send(this.position, field, value, field);
  }

  /** Another position altogether, as a line. */
  async paste(line: string): Promise<void> {
    await this.send(line.trim(), "", "", "line");
  }

  private async send(position: string, field: string, value: string, about: string): Promise<void> {
    const turn = ++this.asked;
    try {
      const { study, faults = [] } = await call("POST /api/whatif/edit", { position, place: this.place, field, value, seat: -1, lang: preferences.language });
      if (turn !== this.asked) return;
      this.fault = { field: about, words: faults.map((fault) => fault.line).join(" ") };
      // What cannot be goes back to what it was.
      this.parts = study?.parts ?? this.parts.map((part) => ({ ...part }));
      if (!study || study.position === this.position) return;
      this.position = study.position;
      this.tree.node(0).position = study.position;
      await this.go(0);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.fault = { field: about, words: errorText(error.code) };
    }
  }

  /** While it is changed nobody is asked to play. */
  protected override seen({ choice, pending, ...frame }: UpdateFrame): UpdateFrame {
    void choice;
    void pending;
    return { ...frame, ...(frame.words && { words: { ...frame.words, prompt: "", result: t("edit-title") } }) };
  }
}
