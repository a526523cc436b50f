/** Lets the browser handle input between two pieces of work. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve))
