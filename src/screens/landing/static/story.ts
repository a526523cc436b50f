import { ClosingCall } from './trust/ClosingCall'
import { ExampleTicket } from './ExampleTicket'
import { Reasons } from './reasons/Reasons'
import { Slides } from './slides/Slides'
import { Trust } from './trust/Trust'

/** What only stands on the landing page, in one file for whoever comes to it from another page. */
export const story = { Reasons, Slides, ExampleTicket, Trust, ClosingCall }
