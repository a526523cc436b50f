import { ClosingCall } from './trust/ClosingCall'
import { ExampleTicket } from './ExampleTicket'
import { Reasons } from './reasons/Reasons'
import { Slides } from './slides/Slides'
import { Trust } from './trust/Trust'

/** Static sections in one chunk, for client navigations. */
export const story = { Reasons, Slides, ExampleTicket, Trust, ClosingCall }
