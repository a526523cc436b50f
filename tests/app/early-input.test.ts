import { beforeEach, describe, expect, it, vi } from 'vitest'
import { captureEarlyInput } from '@/app/start/early-input'
import { nextTask } from '@/ui/browser/next-task'

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
      captureEarlyInput(form, () => true)()
      expect(chosen()).toEqual([value])
    },
  )

  it('keeps what was typed last, and no tick that the browser restored', () => {
    const [box] = controls('[type=checkbox]')
    const [text] = controls('[type=text]')
    if (!box || !text) throw new Error('the form has a box and a text')
    box.checked = true
    const replay = captureEarlyInput(form, () => true)
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
    [
      'waits with what was chosen before it, but not at a second press',
      { isChosen: true, isLoading: true, expected: [false, true, true] },
    ],
    [
      'is followed at once if nothing was chosen',
      { isChosen: false, isLoading: true, expected: [true, true] },
    ],
    [
      'is followed at once if the code of the page is lost',
      { isChosen: true, isLoading: false, expected: [true, true] },
    ],
  ])('a link %s', async (_what, { isChosen, isLoading, expected }) => {
    const link = document.createElement('a')
    link.href = '/reclamo'
    form.append(link)
    /** For each press, whether the browser would follow the link; jsdom follows none. */
    const followed: boolean[] = []
    link.addEventListener('click', (event) => {
      followed.push(!event.defaultPrevented)
      event.preventDefault()
    })
    const replay = captureEarlyInput(form, () => isLoading)
    if (isChosen) controls('[type=radio]')[0]?.click()
    link.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }))
    expect(followed.splice(0), 'in another tab').toEqual([true])
    link.click()
    link.click()
    replay(expected[0])
    await nextTask()
    expect(followed).toEqual(expected)
  })

  it.each([
    ['repeats the last press', false, ['Enviar']],
    ['gives up a press that came too long ago', true, []],
  ])('%s', async (_what, isLate, expected) => {
    const replay = captureEarlyInput(form, () => true)
    form.querySelectorAll('button').forEach((button) => button.click())
    const pressed: (string | null)[] = []
    form.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLButtonElement) pressed.push(target.textContent)
    })
    replay(isLate)
    await nextTask()
    expect(pressed).toEqual(expected)
  })
})
