/** Is an answer still asked for when it comes? One to an older question must not be shown. */

/** Take an answer only while its question stands; returns what to call once another is asked. */
export function onlyNow<Answer>(asked: Promise<Answer>, take: (answer: Answer) => void): () => void {
  let stands = true;
  void asked.then((answer) => {
    if (stands) take(answer);
  });
  return () => {
    stands = false;
  };
}
