import { ProblemGuide } from './ProblemGuide'

/** What there is to read about each problem, in one file for whoever comes to its page from another one. */
export const guides = {
  cancelacion: () => <ProblemGuide problem="cancelacion" />,
  retraso: () => <ProblemGuide problem="retraso" />,
  sobreventa: () => <ProblemGuide problem="sobreventa" />,
  equipaje: () => <ProblemGuide problem="equipaje" />,
} as const
