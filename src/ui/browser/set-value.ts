/** Sets a field's value as typing does: React, which tracks what code sets, sees a change. */
export function setValue(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
): void {
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
