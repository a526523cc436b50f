/** True for the second press of a double click: its first one opened what it lands on. */
export function isSecondPress(event: object): boolean {
  return 'detail' in event && Number(event.detail) > 1
}
