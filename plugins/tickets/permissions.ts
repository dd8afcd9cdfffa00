import type { PermissionDeclarations } from '#core/plugin/contract'

/** What staff may be allowed to do with tickets, and customers with theirs. Resources declare those of the vocabulary. */
export const permissions = {
  admin: {
    'tickets.list': { fr_FR: 'Voir la liste des tickets', en_GB: 'See the list of tickets' },
    'tickets.view': { fr_FR: 'Ouvrir un ticket', en_GB: 'Open a ticket' },
    'tickets.create': { fr_FR: 'Créer un ticket', en_GB: 'Create a ticket' },
    'tickets.update': { fr_FR: 'Modifier un ticket', en_GB: 'Change a ticket' },
    'tickets.comment': { fr_FR: 'Ajouter une note à un ticket', en_GB: 'Add a note to a ticket' },
    'tickets.assign': { fr_FR: 'Assigner un ticket', en_GB: 'Assign a ticket' },
    'tickets.delete': { fr_FR: 'Supprimer un ticket', en_GB: 'Delete a ticket' },
    'tickets.mass_update': { fr_FR: 'Modifier des tickets en nombre', en_GB: 'Change tickets in bulk' },
    'tickets.mass_delete': { fr_FR: 'Supprimer des tickets en nombre', en_GB: 'Delete tickets in bulk' },
    'tickets.reports.list': { fr_FR: 'Voir les délais des tickets', en_GB: 'See the times of tickets' },
    'tickets.menu.reports': { fr_FR: 'Menu\u202f: délais des tickets', en_GB: 'Menu: times of tickets' },
    'tickets.workflow.view': { fr_FR: 'Voir le workflow', en_GB: 'See the workflow' },
    'tickets.workflow.update': { fr_FR: 'Modifier le workflow', en_GB: 'Change the workflow' },
    'tickets.menu.board': { fr_FR: 'Menu\u202f: tableau des tickets', en_GB: 'Menu: board of tickets' },
    'tickets.menu.calendar': { fr_FR: 'Menu\u202f: calendrier des tickets', en_GB: 'Menu: calendar of tickets' },
    'tickets.menu.workflow': { fr_FR: 'Menu\u202f: workflow', en_GB: 'Menu: workflow' },
    'tickets.settings.update': { fr_FR: 'Modifier les réglages des tickets', en_GB: 'Change the settings of tickets' },
  },
  front: {
    'tickets.account.tickets': {
      fr_FR: 'Ouvrir et suivre ses demandes',
      en_GB: 'Open and follow one’s requests',
    },
  },
} satisfies PermissionDeclarations

export const dangerous = ['tickets.delete', 'tickets.mass_update', 'tickets.mass_delete']

const front = Object.keys(permissions.front)

export const roles = { customer: front, professional: front }
