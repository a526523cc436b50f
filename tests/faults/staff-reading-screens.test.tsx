import { expect } from 'vitest'
import { getSession } from '@/session/session-store'
import { renderApp } from '@tests/support/app'
import { until } from '@tests/support/clock'
import { button, countRows, field, hasTable, press, says, type } from '@tests/support/page'
import { assertScreen } from './running/run-matrix'
import { keepOneClaim } from './running/staff-desk'

const NO_USERS = 'No hay usuarios para mostrar con los filtros actuales.'
const NO_CLAIMS = 'No se encontraron reclamos.'

assertScreen('C4/staff', {
  isLateToOpen: true,
  open: () => renderApp({ path: '/legal/user-list', as: 'LEGAL' }),
  control: () => null,
  isDone: hasTable,
  check: ({ end, signsOut }) => {
    expect(hasTable()).toBe(end === 'done')
    expect(getSession().signedIn).toBe(signsOut !== true)
  },
})

assertScreen('C9', {
  open: () => renderApp({ path: '/legal/user-list', as: 'LEGAL' }),
  control: () => button('Reintentar'),
  isDone: () => hasTable() || says(NO_USERS),
  check: ({ fault }) => {
    // A list that failed to load is not shown as an empty one.
    expect(says(NO_USERS)).toBe(fault === 'json-list')
    expect(countRows()).toBeLessThanOrEqual(10)
  },
})

assertScreen('C10/search', {
  open: async () => {
    const view = await renderApp({ path: '/legal/user-list', as: 'LEGAL' })
    await until(hasTable)
    type('Correo', 'taxi@demo.cl')
    return view
  },
  act: () => press('Buscar'),
  typed: () => field('Correo').value,
  control: () => button('Reintentar'),
  isDone: () => countRows() === 1,
})

assertScreen('C12', {
  open: () => renderApp({ path: '/legal/claim-list?categoria=INGRESADO', as: 'LEGAL' }),
  typed: () => field('Categoría').value,
  control: () => button('Reintentar'),
  isDone: () => hasTable() || says(NO_CLAIMS),
  check: ({ fault }) => expect(says(NO_CLAIMS)).toBe(fault === 'json-list'),
})

assertScreen('C12/admin', {
  open: () => {
    keepOneClaim()
    return renderApp({ path: '/admin/cobro-manual', as: 'ADMIN' })
  },
  control: () => button('Reintentar'),
  isDone: () => hasTable() || says(NO_CLAIMS),
  check: ({ fault }) => {
    expect(says(NO_CLAIMS)).toBe(fault === 'json-list')
    // Unlike in the CRM, this list does not redirect.
    expect(getSession().signedIn).toBe(true)
  },
})
