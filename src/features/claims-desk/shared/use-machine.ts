import { useCallback, useRef, useState } from 'react'

/** What an event comes to: the state from here on, and what has to be done, in this order. */
interface Turn<State, Effect> {
  readonly state: State
  readonly effects: readonly Effect[]
}

/**
 * Draws a pure state machine and runs its effects. Every event meets the state that the one before it
 * left, also when two come before anything is drawn: a second press is an event like any other.
 *
 * @param perform runs one effect; what comes of it is sent as an event
 * @returns the state to draw, and `send`
 */
export function useMachine<State, Event, Effect>(
  start: State,
  next: (state: State, event: Event) => Turn<State, Effect>,
  perform: (effect: Effect, send: (event: Event) => void) => void,
): readonly [State, (event: Event) => void] {
  const latest = useRef(start)
  const [state, setState] = useState(start)
  const send = useCallback(
    function sendNow(event: Event) {
      const turn = next(latest.current, event)
      latest.current = turn.state
      setState(turn.state)
      turn.effects.forEach((effect) => perform(effect, sendNow))
    },
    [next, perform],
  )
  return [state, send]
}
