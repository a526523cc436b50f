import { MAYBE_MORE, savedText } from '@/features/staff-claims/reading/reading-words'
import { EXPORT_FORMATS } from './export-formats'
import type { ExportState } from './use-export'

/** How an export ended, in sentences; none while there is something to wait for or to decide. */
export function outcomeWords(state: ExportState): readonly string[] {
  if (state.phase === 'empty') return ['No hay reclamos que exportar con estos filtros.']
  if (state.phase !== 'done') return []
  const { reading, isPartial, fileName, format } = state
  const hasAll = reading.rows.length >= (reading.total ?? 0)
  return [
    savedText(reading),
    ...(isPartial && reading.total === null ? ['Puede haber más reclamos.'] : []),
    ...(reading.isSure ? [] : [MAYBE_MORE]),
    ...(hasAll || isPartial
      ? []
      : ['La lista cambió mientras se descargaba: si los necesitas todos, expórtala otra vez.']),
    `Archivo: ${fileName}.`,
    `Tiene datos personales: guárdalo solo donde corresponde. ${EXPORT_FORMATS[format].hint}`,
  ]
}
