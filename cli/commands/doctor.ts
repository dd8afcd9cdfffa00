import { machineChecks } from '#cli/doctor/machine_checks'
import { shopChecks } from '#cli/doctor/shop_checks'
import { EXIT } from '#cli/lib/exit_codes'
import { words } from '#cli/lib/words'
import { PluginRegistry } from '#core/plugin/registry'
import type { CliCommand } from '#core/console/command'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Finding } from '#core/console/inspection'
import type { Locale } from '#core/i18n/locales'

/** The result of a check, with its name for programs and its title for people. */
interface Looked extends Omit<Finding, 'ok'> {
  name: string
  title: string
  /** Null: skipped because of an earlier result. */
  ok: boolean | null
}

const MARKS: Record<string, string> = { true: '✔', false: '✖', null: '–' }

/** Runs the checks in order, because a check may need the success of an earlier one. */
async function examine(app: ApplicationService, locale: Locale): Promise<Looked[]> {
  const say = words(locale)
  const found: Looked[] = []
  const note = async (name: string, title: string, look: (() => Promise<Finding>) | null) => {
    const finding = await look?.().catch((error: Error) => ({ ok: false, detail: error.message }))
    found.push({ name, title, ...(finding ?? { ok: null, detail: say('doctor.unchecked') }) })
  }
  const hasTables = () => !found.some(({ name, ok }) => ok === false && ['database', 'migrations'].includes(name))
  for (const check of [...machineChecks, ...shopChecks]) {
    const isOpen = !check.needsTables || hasTables()
    await note(check.name, say(`doctor.${check.name}`), isOpen ? () => check.look(app, say) : null)
  }
  const registry = await app.container.make(PluginRegistry)
  for (const { name, load } of registry.contributions('core.inspections')) {
    const inspection = await load()
    await note(name, inspection.title[locale], hasTables() ? () => inspection.look(app, locale) : null)
  }
  return found
}

const doctor: CliCommand = {
  name: 'doctor',
  summary: {
    fr_FR: 'Vérifie l’installation et dit comment réparer ce qui ne va pas',
    en_GB: 'Check the installation and say how to mend what is wrong',
  },
  options: [{ flags: '--json', summary: { fr_FR: 'Réponse pour un programme', en_GB: 'Answer for a program' } }],
  failure: (reason) => ({ ok: false, checks: [{ name: 'start', ok: false, checked: true, detail: reason }] }),
  async run({ app, terminal, options }) {
    const say = words(terminal.locale)
    const findings = await examine(app, terminal.locale)
    const wrong = findings.filter(({ ok }) => ok === false).length
    if (options.json) {
      const checks = findings.map(({ name, ok, detail, mend }) => ({
        name,
        ok: ok === true,
        checked: ok !== null,
        detail,
        mend: ok === false ? mend : undefined,
      }))
      terminal.line(JSON.stringify({ ok: wrong === 0, checks }))
      return wrong === 0 ? EXIT.done : EXIT.failed
    }
    for (const { title, ok, detail, mend } of findings) {
      terminal.line(`${MARKS[String(ok)]} ${say('doctor.line', { name: title, detail })}`)
      if (ok === false && mend) terminal.line(`  → ${mend}`)
    }
    terminal.line(say('doctor.verdict', { wrong }))
    return wrong === 0 ? EXIT.done : EXIT.failed
  },
}

export default doctor
