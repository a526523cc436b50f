import { toPageHead } from './page-head'

function setInHead(
  tag: 'meta' | 'link',
  [key, name]: readonly ['name' | 'rel', string],
  [attribute, value]: readonly ['content' | 'href', string | null],
): void {
  const existing = document.head.querySelector(`${tag}[${key}="${name}"]`)
  if (value === null) {
    existing?.remove()
    return
  }
  const element = existing ?? document.head.appendChild(document.createElement(tag))
  element.setAttribute(key, name)
  element.setAttribute(attribute, value)
}

export function writeHead(route: Parameters<typeof toPageHead>[0]): void {
  const { title, description, canonical, robots } = toPageHead(route)
  document.title = title
  setInHead('meta', ['name', 'description'], ['content', description])
  setInHead('meta', ['name', 'robots'], ['content', robots])
  setInHead('link', ['rel', 'canonical'], ['href', canonical])
}
