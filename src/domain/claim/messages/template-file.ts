import { isRow, type Row } from '@/domain/raw-values'
import { hasLoneBracket, unknownPlaceholders } from './fill-template'
import {
  ALL_TEMPLATES,
  isTemplateId,
  SUBJECT_MAX,
  textOf,
  TEXT_MAX,
  type CustomTemplates,
} from './custom-templates'

const KIND = 'plantillas-de-mensajes'
const VERSION = 1

export const TEMPLATE_FILE_NAME = 'plantillas-de-mensajes.json'
/** In bytes: all templates at maximum length, and a margin. */
export const TEMPLATE_FILE_MAX = 200_000

/** The message is shown to the user. */
export class TemplateFileError extends Error {
  override readonly name = 'TemplateFileError'
}

function refuse(why: string): never {
  throw new TemplateFileError(`${why} No cambiamos nada.`)
}

/** All current templates as JSON, to share with the team. */
export function writeTemplateFile(own: CustomTemplates): string {
  const templates = ALL_TEMPLATES.map((template) => {
    const { subject, text } = textOf(template, own)
    return { id: template.id, nombre: template.name, asunto: subject, texto: text }
  })
  return `${JSON.stringify({ tipo: KIND, version: VERSION, plantillas: templates }, null, 2)}\n`
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return refuse('El archivo no se puede leer: no es un JSON válido.')
  }
}

function readText(row: Row, key: 'asunto' | 'texto', max: number, where: string): string {
  const text = row[key]
  if (typeof text !== 'string') return refuse(`${where} no tiene «${key}».`)
  if (text.trim() === '') return refuse(`${where} tiene vacío «${key}».`)
  if (text.length > max) return refuse(`${where} tiene más de ${max} letras en «${key}».`)
  const [unknown] = unknownPlaceholders(text)
  if (unknown !== undefined) return refuse(`${where} usa ${unknown}, que no existe.`)
  if (hasLoneBracket(text)) return refuse(`${where} tiene un [ o un ] sin su pareja.`)
  return text
}

/** Texts of a shared file. Throws TemplateFileError if any part of it is invalid. */
export function readTemplateFile(content: string): CustomTemplates {
  const file = parseJson(content)
  if (!isRow(file) || file['tipo'] !== KIND) {
    return refuse('El archivo no es de plantillas: elige uno exportado desde aquí.')
  }
  if (file['version'] !== VERSION) {
    return refuse('El archivo es de otra versión: pide que lo exporten de nuevo.')
  }
  const rows: unknown = file['plantillas']
  if (!Array.isArray(rows) || rows.length === 0) return refuse('El archivo no trae plantillas.')
  return (rows as readonly unknown[]).reduce<CustomTemplates>((texts, row, at) => {
    const place = `La plantilla ${at + 1}`
    if (!isRow(row) || !isTemplateId(row['id'])) return refuse(`${place} no existe aquí.`)
    const { id } = row
    if (texts[id]) return refuse(`${place} («${id}») está dos veces.`)
    const where = `${place} («${id}»)`
    const subject = readText(row, 'asunto', SUBJECT_MAX, where)
    return { ...texts, [id]: { subject, text: readText(row, 'texto', TEXT_MAX, where) } }
  }, {})
}
