import { boolean } from '#core/fields/kinds/boolean'
import { choice } from '#core/fields/kinds/choice'
import { setting } from '#core/settings/setting'
import { hourSettings } from '#plugins/tickets/clocks/settings'
import { mailSettings } from '#plugins/tickets/mail/settings'
import type { Label } from '#core/i18n/label'

const place = {
  section: 'general',
  group: { fr_FR: 'Tickets', en_GB: 'Tickets' },
  permission: 'tickets.settings.update',
}

const derived = (label: Label, help: Label) => setting(boolean({ label, help, default: true }), place)

/** What staff may change of tickets while the shop runs. */
export const settings = {
  'tickets.contact_form': setting(
    boolean({
      label: { fr_FR: 'Tickets du formulaire de contact', en_GB: 'Tickets of the contact form' },
      help: {
        fr_FR: 'Chaque message devient un ticket. Sinon, il reste parmi les messages.',
        en_GB: 'Each message becomes a ticket. Otherwise it stays among the messages.',
      },
      default: false,
    }),
    place
  ),
  'tickets.derive.dates': derived(
    { fr_FR: 'Dates déduites des sous-tâches', en_GB: 'Dates from subtasks' },
    {
      fr_FR: 'Du premier début à la dernière échéance. Sinon, elles se saisissent.',
      en_GB: 'From the first start to the last due date. Otherwise they are typed.',
    }
  ),
  'tickets.derive.priority': derived(
    { fr_FR: 'Priorité déduite des sous-tâches', en_GB: 'Priority from subtasks' },
    {
      fr_FR: 'La plus haute de celles qui sont ouvertes. Sinon, elle se saisit.',
      en_GB: 'The highest of the open ones. Otherwise it is chosen.',
    }
  ),
  'tickets.derive.done_ratio': derived(
    { fr_FR: 'Réalisation déduite des sous-tâches', en_GB: 'Done ratio from subtasks' },
    {
      fr_FR: 'La moyenne, pondérée par le temps estimé. Sinon, elle se saisit.',
      en_GB: 'The average, weighted by estimated time. Otherwise it is typed.',
    }
  ),
  'tickets.done_ratio': setting(
    choice({
      label: { fr_FR: 'Réalisation d’un ticket', en_GB: 'Done ratio of a ticket' },
      help: {
        fr_FR: 'Saisie sur le ticket, ou celle de son statut.',
        en_GB: 'Typed on the ticket, or that of its status.',
      },
      choices: {
        field: { fr_FR: 'Saisie', en_GB: 'Typed' },
        status: { fr_FR: 'Celle du statut', en_GB: 'That of the status' },
      },
      default: 'field',
    }),
    place
  ),
  ...hourSettings,
  ...mailSettings,
}
