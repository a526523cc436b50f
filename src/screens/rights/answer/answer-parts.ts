import { AnswerCards } from '../cards/AnswerCards'
import { AnswerActions } from '../share/AnswerActions'
import { SheetHead } from '../share/SheetHead'
import { SheetSources } from '../share/SheetSources'

export const answerParts = { AnswerCards, AnswerActions, SheetHead, SheetSources } as const
