import { useCallback, useRef, useState } from 'react'

/** Next state, and the effects to run in order. */
interface Turn<State, Effect> {
  readonly state: State
  readonly effects: readonly Effect[]
}

/** Events apply to the latest state, also two before a render. `perform` sends its result as an event. */
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
