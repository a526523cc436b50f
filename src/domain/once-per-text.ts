/** Answers a text once, however many claims hold it: there are many more claims than days. */
export function oncePerText<Answer>(
  answer: (text: string) => Answer,
): (text: string | null | undefined) => Answer {
  const answers = new Map<string, Answer>()
  return (given) => {
    const text = given ?? ''
    // An answer may be null, or nothing.
    if (answers.has(text)) return answers.get(text) as Answer
    const found = answer(text)
    answers.set(text, found)
    return found
  }
}
