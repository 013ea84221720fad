/** What has been tried from a position? A tree of lines with comments, as the file of a study has it. */

export interface Node {
  parent: number;
  /** As a record has it; nothing at the beginning. */
  line: string;
  comment: string;
  children: number[];
  /** The whole position, once it has been there. */
  position?: string;
  /** What happened, in the reader's language, once it has been played here. */
  words?: string;
}

/** A study as its file has it; `opendust study` writes and reads the same. */
interface Saved {
  "opendust-study": 1;
  position: string;
  comment: string;
  moves: [parent: number, line: string, comment: string][];
  at: number;
}

export class Tree {
  nodes: Node[];
  at = 0;

  constructor(position: string) {
    this.nodes = [{ parent: -1, line: "", comment: "", children: [], position }];
  }

  get here(): Node {
    return this.node(this.at);
  }

  node(number: number): Node {
    const found = this.nodes[number];
    if (!found) throw new RangeError(`no move ${number}`);
    return found;
  }

  /** Go on by a line: a variation that is there, or a new one. */
  enter(line: string): Node {
    const known = this.here.children.find((child) => this.node(child).line === line);
    if (known === undefined) {
      this.nodes.push({ parent: this.at, line, comment: "", children: [] });
      this.here.children.push(this.nodes.length - 1);
    }
    this.at = known ?? this.nodes.length - 1;
    return this.here;
  }

  /** The nodes that lead to one, from the beginning. */
  path(number: number): number[] {
    const found: number[] = [];
    for (let at = number; at >= 0; at = this.node(at).parent) found.unshift(at);
    return found;
  }

  /** Where a position is known on the way to a node, and the lines from there. */
  wayTo(number: number): { position: string; lines: string[] } {
    const path = this.path(number);
    const from = path.findLastIndex((at) => this.node(at).position !== undefined);
    return { position: this.node(path[from] ?? 0).position ?? "", lines: path.slice(from + 1).map((at) => this.node(at).line) };
  }

  /** The node before the last decision; chance that followed it is taken back with it. */
  beforeDecision(): number {
    let at = this.at;
    while (at > 0 && isChance(this.node(at).line)) at = this.node(at).parent;
    return at > 0 ? this.node(at).parent : 0;
  }

  save(): string {
    const moves = this.nodes.slice(1).map(({ parent, line, comment }): Saved["moves"][number] => [parent, line, comment]);
    const data: Saved = { "opendust-study": 1, position: this.node(0).position ?? "", comment: this.node(0).comment, moves, at: this.at };
    return `${JSON.stringify(data, undefined, 1)}\n`;
  }
}

export function isChance(line: string): boolean {
  return /^(dice|draw)\b/.test(line);
}

/** The tree of a file; nothing if it is none. */
export function readTree(text: string): Tree | undefined {
  try {
    const data = JSON.parse(text) as Saved;
    if (data["opendust-study"] !== 1) return undefined;
    const tree = new Tree(String(data.position));
    tree.here.comment = String(data.comment);
    for (const [parent, line, comment] of data.moves) {
      tree.at = Number(parent);
      tree.enter(String(line)).comment = String(comment);
    }
    tree.at = tree.nodes[data.at] ? data.at : 0;
    return tree;
  } catch {
    return undefined;
  }
}
