import { existsSync } from 'node:fs'
import { keyMend } from '#core/boot/app_key'
import { fromHome } from '#core/boot/app_root'
import type { BootWords } from '#core/boot/boot_words'

/** What the framework says of a variable, in English only, and our words for it. */
const SAID: [says: RegExp, key: string][] = [
  [/^Missing environment variable "(?<name>\w+)"$/, 'core.boot.variable_missing'],
  [
    /^"(?<name>\w+)" env variable must be one of "(?<choices>.*)" \(Current value: "(?<value>.*)"\)$/,
    'core.boot.variable_choice',
  ],
  [/^"(?<name>\w+)" env variable must be a number \(Current value: "(?<value>.*)"\)$/, 'core.boot.variable_number'],
  [/^"(?<name>\w+)" env variable must be a boolean \(Current value: "(?<value>.*)"\)$/, 'core.boot.variable_boolean'],
  [/^Value .* variable "(?<name>\w+)" must be a valid URL, instead received "(?<value>.*)"$/, 'core.boot.variable_url'],
  [/^Value .* variable "(?<name>\w+)" must be a valid \(domain or ip\), .* "(?<value>.*)"$/, 'core.boot.variable_host'],
]

/** Tells which variables cannot be worked with, a line each, and what to do. What we have no words for is told as it came. */
export function explainVariables(help: string, say: BootWords): string {
  const lines = help.split('\n').map((line) => `- ${worded(line.replace(/^- /, ''), say)}`)
  return `${say('core.boot.variables')}\n${lines.join('\n')}\n→ ${mendOf(help, say)}`
}

function mendOf(help: string, say: BootWords): string {
  if (!help.includes('"APP_KEY"')) return say('core.boot.variables_mend')
  const written = existsSync(fromHome('.env')) ? '' : `${say('core.boot.no_file')}\n→ `
  return `${written}${keyMend(say)}`
}

function worded(line: string, say: BootWords): string {
  for (const [says, key] of SAID) {
    const found = says.exec(line)?.groups
    if (found) return say(key, { ...found, choices: (found.choices ?? '').replaceAll(',', ', ') })
  }
  return line
}
