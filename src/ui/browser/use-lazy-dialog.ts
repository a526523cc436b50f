import { useState } from 'react'

/** State of a part whose code is loaded when it opens; `isLost` from a failed load until the next try. */
export function useLazyDialog() {
  const [state, setState] = useState<'closed' | 'open' | 'lost'>('closed')
  return {
    isOpen: state === 'open',
    isLost: state === 'lost',
    open: () => setState('open'),
    close: () => setState('closed'),
    lose: () => setState('lost'),
  }
}
