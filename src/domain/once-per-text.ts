/** Memoizes a function of a text: thousands of claims share a few hundred dates. */
export function oncePerText<Answer>(
  answer: (text: string) => Answer,
): (text: string | null | undefined) => Answer {
  const answers = new Map<string, Answer>()
  return (given) => {
    const text = given ?? ''
    // A cached result may be null or undefined.
    if (answers.has(text)) return answers.get(text) as Answer
    const found = answer(text)
    answers.set(text, found)
    return found
  }
}
