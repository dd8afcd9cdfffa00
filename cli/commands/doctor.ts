import { machineChecks } from '#cli/doctor/machine_checks'
import { shopChecks } from '#cli/doctor/shop_checks'
import { EXIT } from '#cli/lib/exit_codes'
import { words } from '#cli/lib/words'
import type { CliCommand } from '#core/console/command'
import type { DoctorCheck, Finding } from '#cli/doctor/check'

/** Looks at everything, one after the other: a check may need what the one before it made sure of. */
async function examine(look: (check: DoctorCheck) => Promise<Finding>): Promise<[string, Finding][]> {
  const found: [string, Finding][] = []
  for (const check of [...machineChecks, ...shopChecks]) {
    const finding = await look(check).catch((error: Error) => ({ ok: false, detail: error.message }))
    found.push([check.name, finding])
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
  async run({ app, terminal, options }) {
    const say = words(terminal.locale)
    const findings = await examine((check) => check.look(app, say))
    const wrong = findings.filter(([, { ok }]) => !ok).length
    if (options.json) {
      const checks = findings.map(([name, { ok, detail, mend }]) => ({ name, ok, detail, ...(ok ? {} : { mend }) }))
      terminal.line(JSON.stringify({ ok: wrong === 0, checks }))
      return wrong === 0 ? EXIT.done : EXIT.failed
    }
    for (const [name, { ok, detail, mend }] of findings) {
      terminal.line(`${ok ? '✔' : '✖'} ${say('doctor.line', { name: say(`doctor.${name}`), detail })}`)
      if (!ok && mend) terminal.line(`  → ${mend}`)
    }
    terminal.line(say('doctor.verdict', { wrong }))
    return wrong === 0 ? EXIT.done : EXIT.failed
  },
}

export default doctor
