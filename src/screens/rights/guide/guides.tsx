import { ProblemGuide } from './ProblemGuide'

export const guides = {
  cancelacion: () => <ProblemGuide problem="cancelacion" />,
  retraso: () => <ProblemGuide problem="retraso" />,
  sobreventa: () => <ProblemGuide problem="sobreventa" />,
  equipaje: () => <ProblemGuide problem="equipaje" />,
} as const
