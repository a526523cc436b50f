import { beforeEach, describe, expect, it, vi } from 'vitest'
import { captureEarlyInput } from '@/app/start/early-input'

let form: HTMLElement

beforeEach(() => {
  form = document.body.appendChild(document.createElement('div'))
  form.innerHTML = `
    <input type="radio" name="problem" value="delay">
    <input type="radio" name="problem" value="cancelled" checked>
    <input type="radio" name="problem" value="overbooked">
    <input type="checkbox"><input type="text">
    <button>Entrar</button><button>Enviar</button>`
})

const controls = (selector: string) => [...form.querySelectorAll<HTMLInputElement>(selector)]
const chosen = () => controls(':checked').map(({ value }) => value)

describe('input before hydration', () => {
  it.each(['delay', 'overbooked'])(
    'keeps the option %s, wherever the first one stands',
    (value) => {
      const radio = controls('[type=radio]').find((one) => one.value === value)
      if (radio) radio.checked = true
      captureEarlyInput(form)()
      expect(chosen()).toEqual([value])
    },
  )

  it('keeps what was typed last, and no tick that the browser restored', () => {
    const [box] = controls('[type=checkbox]')
    const [text] = controls('[type=text]')
    if (!box || !text) throw new Error('the form has a box and a text')
    box.checked = true
    const replay = captureEarlyInput(form)
    for (const value of ['A', 'An', 'Ana']) {
      text.value = value
      text.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const heard = vi.fn()
    form.addEventListener('change', ({ target }) => {
      heard((target as HTMLInputElement).value)
    })
    replay()
    expect(heard.mock.calls).toEqual([['Ana']])
  })

  it.each([
    ['repeats the last press', false, ['Enviar']],
    ['gives up a press that came too long ago', true, []],
  ])('%s', (_what, isLate, expected) => {
    const replay = captureEarlyInput(form)
    form.querySelectorAll('button').forEach((button) => button.click())
    const pressed: (string | null)[] = []
    form.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLButtonElement) pressed.push(target.textContent)
    })
    replay(isLate)
    expect(pressed).toEqual(expected)
  })
})
