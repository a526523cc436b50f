import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'

/** Severities that fail the check; others are only listed. */
const SERIOUS = ['high', 'critical']

/** @typedef {{ severity?: string, range?: string }} Finding */

/** @param {readonly string[]} args */
function npm(args) {
  const { stdout } = spawnSync('npm', [...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return stdout
}

/** @param {string} text @returns {unknown} */
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Findings of `npm audit --json`.
 * @param {unknown} report
 * @returns {Readonly<Record<string, Finding>> | null} null without a list from the registry
 */
export function findingsIn(report) {
  if (typeof report !== 'object' || report === null || !('vulnerabilities' in report)) return null
  return /** @type {Record<string, Finding>} */ (report.vulnerabilities)
}

/**
 * Summary of a report of the registry.
 * @param {unknown} report
 * @returns {{ isSerious: boolean, lines: readonly string[] }}
 */
export function judge(report) {
  const findings = findingsIn(report)
  if (findings === null) {
    return {
      isSerious: false,
      lines: ['Known vulnerabilities: not checked, because the registry does not answer audits.'],
    }
  }
  const rows = Object.entries(findings).map(([name, { severity = 'unknown', range = '' }]) => ({
    severity,
    line: `${severity}: ${name} ${range}`,
  }))
  const serious = rows.filter(({ severity }) => SERIOUS.includes(severity))
  return {
    isSerious: serious.length > 0,
    lines: [
      `Known vulnerabilities: ${rows.length}, of them high or critical: ${serious.length}.`,
      ...rows.map(({ line }) => line),
    ],
  }
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync('sbom', { recursive: true })
  const bill = npm(['sbom', '--sbom-format', 'cyclonedx'])
  if (parse(bill) === null) throw new Error('npm sbom gave no list of parts')
  writeFileSync('sbom/cyclonedx.json', bill)
  console.log('List of parts: sbom/cyclonedx.json')

  const { isSerious, lines } = judge(parse(npm(['audit', '--json'])))
  for (const line of lines) console.log(line)
  process.exitCode = isSerious ? 1 : 0
}
