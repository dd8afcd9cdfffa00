import { boolean } from '#core/fields/kinds/boolean'
import { choice } from '#core/fields/kinds/choice'
import { day } from '#core/fields/kinds/day'
import { email } from '#core/fields/kinds/email'
import { instant } from '#core/fields/kinds/instant'
import { integer } from '#core/fields/kinds/integer'
import { longText } from '#core/fields/kinds/long_text'
import { relation } from '#core/fields/kinds/relation'
import { resource } from '#core/resources/resource'
import { text } from '#core/fields/kinds/text'
import { firstTracker } from '#plugins/tickets/vocabulary/first_tracker'
import { ticketHooks } from '#plugins/tickets/tickets/ticket_hooks'
import { ticketList } from '#plugins/tickets/tickets/ticket_list'
import { ticketTabs } from '#plugins/tickets/tickets/ticket_tabs'
import { ticketNotFound } from '#plugins/tickets/tickets/errors'

/** What people wrote, and who they are, stays out of the audit log: it is personal. The history of a ticket has it. */
const personal = { audited: false } as const

/** Only the program sets it. */
const kept = { readOnly: true, audited: false, form: false, column: false } as const

const SCREEN = /^[a-z_]+(?:\.[a-z_]+)+$/

/** What somebody asks of the shop, or of themselves. Custom fields are added by the family of tickets. */
export default resource('tickets.tickets', {
  label: {
    one: { fr_FR: 'Ticket', en_GB: 'Ticket' },
    many: { fr_FR: 'Tickets', en_GB: 'Tickets' },
    create: { fr_FR: 'Nouveau ticket', en_GB: 'New ticket' },
  },
  empty: {
    fr_FR: 'Les demandes des clients et les tâches de l’équipe s’affichent ici.',
    en_GB: 'What customers ask for and what staff have to do is listed here.',
  },
  consequence: {
    fr_FR: 'Supprime «\u202f{subject}\u202f» avec son historique, ses notes et ses sous-tâches.',
    en_GB: 'Deletes “{subject}” with its history, its notes and its subtasks.',
  },
  table: 'tickets_tickets',
  fields: {
    subject: text({
      label: { fr_FR: 'Sujet', en_GB: 'Subject' },
      required: true,
      length: 255,
      search: true,
      ...personal,
    }),
    trackerId: relation({
      label: { fr_FR: 'Tracker', en_GB: 'Tracker' },
      of: 'tickets.trackers',
      required: true,
      initial: firstTracker,
      key: 'tracker',
    }),
    statusId: relation({
      label: { fr_FR: 'Statut', en_GB: 'Status' },
      help: {
        fr_FR: 'Vide\u202f: celui d’un nouveau ticket du tracker.',
        en_GB: 'Empty: that of a new ticket of the tracker.',
      },
      of: 'tickets.statuses',
      key: 'status',
    }),
    priorityId: relation({
      label: { fr_FR: 'Priorité', en_GB: 'Priority' },
      help: { fr_FR: 'Vide\u202f: celle par défaut.', en_GB: 'Empty: the default one.' },
      of: 'tickets.priorities',
      key: 'priority',
    }),
    categoryId: relation({
      label: { fr_FR: 'Catégorie', en_GB: 'Category' },
      of: 'tickets.categories',
      key: 'category',
    }),
    assigneeId: relation({
      label: { fr_FR: 'Assigné à', en_GB: 'Assignee' },
      of: 'users.staff',
      permission: { update: 'tickets.assign' },
      key: 'assignee',
    }),
    groupId: relation({
      label: { fr_FR: 'Groupe', en_GB: 'Group' },
      help: { fr_FR: 'Un groupe, au lieu d’une personne.', en_GB: 'A group instead of a person.' },
      of: 'users.staff_groups',
      permission: { update: 'tickets.assign' },
      key: 'group',
      column: 'hidden',
    }),
    watchers: relation({
      label: { fr_FR: 'Observateurs', en_GB: 'Watchers' },
      help: { fr_FR: 'Cent personnes au plus.', en_GB: 'One hundred people at most.' },
      of: 'users.staff',
      many: true,
      max: 100,
      column: 'hidden',
    }),
    customerId: relation({
      label: { fr_FR: 'Client', en_GB: 'Customer' },
      help: {
        fr_FR: 'Ce client voit le ticket dans son compte, sauf s’il est privé.',
        en_GB: 'This customer sees the ticket in their account, unless it is private.',
      },
      of: 'users.customers',
      key: 'customer',
    }),
    parentId: relation({
      label: { fr_FR: 'Tâche parente', en_GB: 'Parent task' },
      of: 'tickets.tickets',
      key: 'parent',
      column: 'hidden',
    }),
    startOn: day({ label: { fr_FR: 'Début', en_GB: 'Start date' }, column: 'hidden' }),
    dueOn: day({ label: { fr_FR: 'Échéance', en_GB: 'Due date' } }),
    doneRatio: integer({
      label: { fr_FR: 'Réalisé', en_GB: 'Done' },
      min: 0,
      max: 100,
      unit: { fr_FR: '%', en_GB: '%' },
      blank: 0,
      column: 'hidden',
    }),
    estimatedMinutes: integer({
      label: { fr_FR: 'Temps estimé', en_GB: 'Estimated time' },
      help: { fr_FR: 'En minutes.', en_GB: 'In minutes.' },
      min: 0,
      max: 1_000_000,
      unit: { fr_FR: 'min', en_GB: 'min' },
      column: 'hidden',
    }),
    isPrivate: boolean({
      label: { fr_FR: 'Privé', en_GB: 'Private' },
      help: { fr_FR: 'Seule l’équipe le voit.', en_GB: 'Only staff see it.' },
      column: 'hidden',
    }),
    description: longText({
      label: { fr_FR: 'Description', en_GB: 'Description' },
      length: 50_000,
      rows: 8,
      blank: '',
      column: false,
      ...personal,
    }),
    // The input of `aboutName` sets all three. No bulk change asks for one of them.
    aboutScreen: text({
      label: { fr_FR: 'Écran de ce dont il s’agit', en_GB: 'Screen of what it is about' },
      help: {
        fr_FR: 'Identifiant de l’écran qui le montre, comme sales.admin.order.',
        en_GB: 'Id of the screen that shows it, such as sales.admin.order.',
      },
      length: 64,
      pattern: SCREEN,
      example: 'sales.admin.order',
      form: false,
      column: false,
    }),
    aboutId: integer({
      label: { fr_FR: 'Numéro de ce dont il s’agit', en_GB: 'Number of what it is about' },
      min: 1,
      form: false,
      column: false,
    }),
    aboutName: text({
      label: { fr_FR: 'Au sujet de', en_GB: 'About' },
      help: {
        fr_FR: 'La commande, le produit… Cherchez par numéro, nom ou SKU.',
        en_GB: 'The order, the product … Search by number, name or SKU.',
      },
      length: 160,
      form: false,
      column: 'hidden',
      ...personal,
    }),
    authorName: text({
      label: { fr_FR: 'Auteur', en_GB: 'Author' },
      readOnly: true,
      form: false,
      search: true,
      ...personal,
    }),
    authorEmail: email({
      label: { fr_FR: 'Adresse de l’auteur', en_GB: 'Author’s address' },
      readOnly: true,
      form: false,
      column: 'hidden',
      search: true,
      ...personal,
    }),
    authorKind: choice({
      label: { fr_FR: 'Ouvert par', en_GB: 'Opened by' },
      choices: {
        staff: { fr_FR: 'L’équipe', en_GB: 'Staff' },
        customer: { fr_FR: 'Un client', en_GB: 'A customer' },
        guest: { fr_FR: 'Un visiteur', en_GB: 'A visitor' },
        system: { fr_FR: 'Le système', en_GB: 'The system' },
      },
      readOnly: true,
      audited: false,
      form: false,
      column: 'hidden',
    }),
    waitsFor: choice({
      label: { fr_FR: 'Attend', en_GB: 'Waits for' },
      choices: {
        shop: { fr_FR: 'L’équipe', en_GB: 'Staff' },
        customer: { fr_FR: 'Le client', en_GB: 'The customer' },
        nobody: { fr_FR: 'Personne', en_GB: 'Nobody' },
      },
      readOnly: true,
      audited: false,
      form: false,
    }),
    isClosed: boolean({
      label: { fr_FR: 'Fermé', en_GB: 'Closed' },
      readOnly: true,
      audited: false,
      form: false,
      column: 'hidden',
      key: 'closed',
    }),
    answerDueAt: instant({
      label: { fr_FR: 'Réponse attendue avant', en_GB: 'Answer due' },
      readOnly: true,
      audited: false,
      form: false,
      column: 'hidden',
    }),
    answeredAt: instant({
      label: { fr_FR: 'Première réponse', en_GB: 'First answer' },
      readOnly: true,
      audited: false,
      form: false,
      column: 'hidden',
    }),
    solutionDueAt: instant({
      label: { fr_FR: 'Solution attendue avant', en_GB: 'Solution due' },
      readOnly: true,
      audited: false,
      form: false,
      column: 'hidden',
    }),
    closedAt: instant({
      label: { fr_FR: 'Fermé le', en_GB: 'Closed on' },
      readOnly: true,
      audited: false,
      form: false,
      column: 'hidden',
    }),
    authorId: integer({ label: { fr_FR: 'Numéro de l’auteur', en_GB: 'Number of the author' }, ...kept }),
    channel: text({ label: { fr_FR: 'Canal', en_GB: 'Channel' }, ...kept }),
    locale: text({ label: { fr_FR: 'Langue', en_GB: 'Language' }, ...kept }),
  },
  virtual: {
    number: {
      label: { fr_FR: 'N°', en_GB: 'No.' },
      column: { type: 'id', sql: '$row.id' },
    },
    created_at: {
      label: { fr_FR: 'Ouvert le', en_GB: 'Opened' },
      column: { type: 'instant', sql: '$row.created_at', isShown: false },
    },
    updated_at: {
      label: { fr_FR: 'Mis à jour', en_GB: 'Updated' },
      column: { type: 'instant', sql: '$row.updated_at' },
    },
  },
  title: 'subject',
  order: '-updated_at',
  columns: [
    ...['subject', 'number', 'tracker', 'status', 'priority', 'assignee', 'author_name', 'waits_for', 'due_on'],
    'updated_at',
  ],
  tabs: ticketTabs,
  keepsAbsent: true,
  api: 'tickets/tickets',
  path: 'tickets/list',
  screens: { row: 'tickets.admin.ticket' },
  menu: { parent: 'tickets', order: 10 },
  action: { order: 60 },
  permissions: {
    list: 'tickets.list',
    view: 'tickets.view',
    create: 'tickets.create',
    update: 'tickets.update',
    delete: 'tickets.delete',
    mass_update: 'tickets.mass_update',
    mass_delete: 'tickets.mass_delete',
  },
  form: {
    as: 'page',
    main: [{ fields: ['subject', 'description', 'customerId', 'aboutName'] }],
    side: [
      { fields: ['trackerId', 'statusId', 'priorityId', 'categoryId'] },
      { title: { fr_FR: 'Qui', en_GB: 'Who' }, fields: ['assigneeId', 'groupId', 'watchers', 'isPrivate'] },
      {
        title: { fr_FR: 'Planning', en_GB: 'Planning' },
        fields: ['startOn', 'dueOn', 'estimatedMinutes', 'doneRatio', 'parentId'],
      },
    ],
  },
  words: ['tickets.about'],
  errors: { gone: ticketNotFound },
  hooks: ticketHooks({ fields: {}, required: [], forCustomers: [] }) as never,
  list: ticketList,
})
