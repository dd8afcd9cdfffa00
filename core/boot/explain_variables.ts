import { existsSync } from 'node:fs'
import { keyFix } from '#core/boot/app_key'
import { fromHome } from '#core/boot/app_root'
import type { BootWords } from '#core/boot/boot_words'

/** AdonisJS' messages about environment variables, which are in English, and the keys of our translated ones. */
const MESSAGES: [pattern: RegExp, key: string][] = [
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

/** Lists the invalid environment variables, one per line, and how to fix them. Unknown messages are not translated. */
export function explainVariables(help: string, say: BootWords): string {
  const lines = help.split('\n').map((line) => `- ${translated(line.replace(/^- /, ''), say)}`)
  return `${say('core.boot.variables')}\n${lines.join('\n')}\n→ ${fixOf(help, say)}`
}

function fixOf(help: string, say: BootWords): string {
  if (!help.includes('"APP_KEY"')) return say('core.boot.variables_mend')
  const fileFix = existsSync(fromHome('.env')) ? '' : `${say('core.boot.no_file')}\n→ `
  return `${fileFix}${keyFix(say)}`
}

function translated(line: string, say: BootWords): string {
  for (const [pattern, key] of MESSAGES) {
    const found = pattern.exec(line)?.groups
    if (found) return say(key, { ...found, choices: (found.choices ?? '').replaceAll(',', ', ') })
  }
  return line
}
