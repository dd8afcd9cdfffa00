import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { ReceiveFeedbackMail } from '#core/mail/receive_feedback_mail'
import { EXIT } from '#cli/lib/exit_codes'
import { words } from '#cli/lib/words'
import type { CliCommand } from '#core/console/command'

/** For mail servers that hand over what comes back: `bounces: "|cli mail:feedback -"`. */
const mailFeedback: CliCommand = {
  name: 'mail:feedback',
  summary: {
    fr_FR: 'Lit un email de retour (RFC 3464) ou de plainte (RFC 5965)',
    en_GB: 'Read a mail about a bounce (RFC 3464) or a complaint (RFC 5965)',
  },
  arguments: [
    {
      name: 'file',
      title: { fr_FR: 'fichier', en_GB: 'file' },
      summary: {
        fr_FR: 'L’email tel qu’il est venu, par exemple retour.eml ; - : l’entrée standard',
        en_GB: 'The mail as it came, such as bounce.eml; -: standard input',
      },
    },
  ],
  async run({ app, terminal, arguments: [file = '-'] }) {
    const say = words(terminal.locale)
    const raw = file === '-' ? await buffer(process.stdin) : await readFile(file)
    const receive = await app.container.make(ReceiveFeedbackMail)
    const told = await receive.execute(raw)
    if (!told) {
      terminal.error(say('mail.nothing'))
      return EXIT.partly
    }
    terminal.line(say(`mail.${told.kind}`, { email: told.email }))
    return EXIT.done
  },
}

export default mailFeedback
