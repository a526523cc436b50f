import { createStore, keys } from 'idb-keyval'
import { expect, it } from 'vitest'
import { sendButton, termsBox } from '@tests/support/fill-claim'
import { demo } from '@tests/support/server'
import { ClaimModel, FIELD_NAMES } from './claim-model'
import { attachedNames, notices } from './queries'
import { CLAIM_STEPS, openClaim, shownValue, type Page } from './claim-steps'
import { MODEL_TIMEOUT_MS, playModel } from './run-model'
// Loads lazy modules at the start, so that no step waits for them.
import '@/screens/claim/ClaimPage'
import '@/screens/claim-sent/ClaimSentPage'

const OFFLINE = 'Estás sin conexión.'

function expectForm(model: Readonly<ClaimModel>): void {
  const expected = FIELD_NAMES.map((name) => {
    const { shown } = model.values[name]
    return [name, name === 'phone' && shown === '' ? model.callingCode : shown]
  })
  expect(FIELD_NAMES.map((name) => [name, shownValue(name)])).toEqual(expected)
  expect(attachedNames()).toEqual(model.files.map(({ name }) => name))
  expect(termsBox().checked).toBe(model.hasTerms)
  const isSending = model.flight !== null
  expect(sendButton()).toHaveTextContent(isSending ? 'Enviando...' : 'Enviar reclamo')
  expect(sendButton().hasAttribute('disabled')).toBe(isSending || !model.isComplete)
  expect(notices().some((text) => text.startsWith(OFFLINE))).toBe(!model.isOnline)
}

it(
  'sends exactly the typed claims and loses no draft under random steps',
  async () => {
    let turn = 0
    await playModel<ClaimModel, Page>({
      steps: CLAIM_STEPS,
      open: async () => {
        turn += 1
        const qrId = turn % 2 === 0 ? 'TAXI-DEMO' : null
        return { model: new ClaimModel(qrId), real: await openClaim(qrId) }
      },
      agree: async (model, { app }) => {
        if (model.place === 'form') expectForm(model)
        expect(
          demo.state.sentClaims.map(({ fields, files }) => ({
            fields,
            files: files.map(({ name, text }) => ({ name, text })),
          })),
        ).toEqual(model.arrived)
        // Nothing personal in the address.
        const { pathname, search } = app.router.state.location
        expect(pathname + search).toMatch(/^\/reclamo(-exitoso)?(\?id=TAXI-DEMO)?$/)
        if (model.place === 'sent' || model.deleted) {
          // Only the fingerprint that detects a repeated claim, and the receipt.
          const left = await keys(createStore('vuelo-justo', 'device'))
          const isAllowed = /^(?:sent-claim\|\|\w+|visitor-receipt\|.*\|visitor)$/
          expect(left.filter((key) => typeof key !== 'string' || !isAllowed.test(key))).toEqual([])
        }
      },
    })
  },
  MODEL_TIMEOUT_MS,
)
