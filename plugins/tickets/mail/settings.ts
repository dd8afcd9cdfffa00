import { choice } from '#core/fields/kinds/choice'
import { email } from '#core/fields/kinds/email'
import { integer } from '#core/fields/kinds/integer'
import { setting } from '#core/settings/setting'
import { text } from '#core/fields/kinds/text'
import { imapUnreadable, mailAddressTooLong, tokenTooShort } from '#plugins/tickets/mail/errors'
import { openTrackers } from '#plugins/tickets/mail/open_trackers'
import { readImapAccount } from '#plugins/tickets/mail/imap_account'

const place = {
  section: 'emails',
  group: { fr_FR: 'Tickets par email', en_GB: 'Tickets by email' },
  permission: 'tickets.settings.update',
}

export const MAIL_ADDRESS = 'tickets.mail.address'

/** Before the @; the number of the ticket and a signature stand behind it in addresses of answers. */
const LONGEST_NAME = 28

const SHORTEST_TOKEN = 24

/** How mails become tickets. */
export const mailSettings = {
  [MAIL_ADDRESS]: setting(
    email({
      label: { fr_FR: 'Adresse des tickets', en_GB: 'Address of tickets' },
      help: {
        fr_FR:
          'Les emails envoyés à cette adresse deviennent des tickets. La boîte doit recevoir aussi nom+suite@domaine. Vide\u202f: on ne répond pas aux tickets par email.',
        en_GB:
          'Emails to this address become tickets. Its mailbox must also take name+anything@domain. Empty: tickets are not answered by email.',
      },
      default: '',
    }),
    {
      ...place,
      check: (value) => refuseIf(String(value).indexOf('@') > LONGEST_NAME, mailAddressTooLong({}, MAIL_ADDRESS)),
    }
  ),
  'tickets.mail.webhook_token': setting(
    text({
      label: { fr_FR: 'Jeton du serveur de messagerie', en_GB: 'Token of the mail server' },
      help: {
        fr_FR: 'Celui qui livre les emails à la boutique (webhook) s’en sert. 24 caractères au moins.',
        en_GB: 'Used by what delivers emails to the shop (webhook). At least 24 characters.',
      },
      default: '',
      length: 200,
    }),
    {
      ...place,
      secret: true,
      check: (value) => {
        const { length } = String(value)
        return refuseIf(length > 0 && length < SHORTEST_TOKEN, tokenTooShort({}, 'tickets.mail.webhook_token'))
      },
    }
  ),
  'tickets.mail.imap_url': setting(
    text({
      label: { fr_FR: 'Boîte relevée (IMAP)', en_GB: 'Mailbox that is fetched (IMAP)' },
      help: {
        fr_FR:
          'imaps://nom:motdepasse@serveur/INBOX. Les caractères spéciaux du mot de passe s’écrivent en %XX. Les emails relevés sont marqués lus.',
        en_GB:
          'imaps://name:password@server/INBOX. Special characters of the password are written as %XX. Fetched emails are marked as read.',
      },
      default: '',
      length: 500,
    }),
    {
      ...place,
      secret: true,
      check: (value) =>
        refuseIf(value !== '' && !readImapAccount(String(value)), imapUnreadable({}, 'tickets.mail.imap_url')),
    }
  ),
  'tickets.mail.authserv_id': setting(
    text({
      label: { fr_FR: 'Serveur qui vérifie les expéditeurs', en_GB: 'Server that checks senders' },
      help: {
        fr_FR:
          'Son nom en tête de la ligne Authentication-Results, comme mx.exemple.fr. L’équipe ne répond alors par email que depuis une adresse vérifiée (DKIM ou DMARC).',
        en_GB:
          'Its name at the beginning of Authentication-Results, such as mx.example.com. Staff then answer by email only from an address that was verified (DKIM or DMARC).',
      },
      default: '',
      length: 200,
    }),
    place
  ),
  'tickets.mail.tracker': setting(
    choice({
      label: { fr_FR: 'Tracker des tickets reçus par email', en_GB: 'Tracker of tickets by email' },
      help: {
        fr_FR: 'Parmi ceux qui sont ouverts aux clients.',
        en_GB: 'One of those that are open to customers.',
      },
      choices: openTrackers,
      default: '',
    }),
    place
  ),
  'tickets.mail.unknown_senders': setting(
    choice({
      label: { fr_FR: 'Emails d’inconnus', en_GB: 'Emails of strangers' },
      help: {
        fr_FR: 'De ceux qui n’ont ni compte ni ticket.',
        en_GB: 'Of those who have neither an account nor a ticket.',
      },
      choices: {
        ticket: { fr_FR: 'Créent un ticket', en_GB: 'Create a ticket' },
        refuse: { fr_FR: 'Sont refusés, avec une réponse', en_GB: 'Are refused, with an answer' },
      },
      default: 'ticket',
    }),
    place
  ),
  'tickets.mail.closed_tickets': setting(
    choice({
      label: { fr_FR: 'Réponse à un ticket fermé', en_GB: 'Answer to a closed ticket' },
      help: {
        fr_FR: 'D’un client ou d’un visiteur.',
        en_GB: 'Of a customer or a visitor.',
      },
      choices: {
        reopen: { fr_FR: 'Le rouvre', en_GB: 'Reopens it' },
        follow_up: { fr_FR: 'Crée un ticket qui lui est lié', en_GB: 'Creates a ticket that is related to it' },
      },
      default: 'reopen',
    }),
    place
  ),
  'tickets.mail.max_mb': setting(
    integer({
      label: { fr_FR: 'Taille d’un email', en_GB: 'Size of an email' },
      help: {
        fr_FR: 'En mégaoctets. Un email plus grand est refusé, avec une réponse.',
        en_GB: 'In megabytes. A larger email is refused, with an answer.',
      },
      min: 1,
      max: 25,
      unit: { fr_FR: 'Mo', en_GB: 'MB' },
      default: 20,
    }),
    place
  ),
}

async function refuseIf(isBad: boolean, refused: Error): Promise<void> {
  if (isBad) throw refused
}
