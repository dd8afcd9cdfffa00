import { label } from '#plugins/rma/label'
import { resourcePermissions } from '#core/resources/resource_plugin'
import questions from '#plugins/rma/resources/questions'
import reasons from '#plugins/rma/resources/reasons'
import rules from '#plugins/rma/resources/rules'
import { withdrawalDeciding, withdrawalHandling, withdrawalReading } from '#plugins/rma/withdrawals/permissions'
import type { AnyResource } from '#core/resources/resource'
import type { PermissionDeclarations } from '#core/plugin/contract'

const reading = {
  'rma.returns.list': label('Voir la liste des retours', 'See the list of returns'),
  'rma.returns.view': label('Ouvrir un retour', 'Open a return'),
  'rma.reports.list': label('Lire les rapports sur les retours', 'Read reports of returns'),
  'rma.menu.admin_returns': label('Menu\u202f: retours', 'Menu: returns'),
  'rma.menu.reports': label('Menu\u202f: rapports sur les retours', 'Menu: reports of returns'),
  ...withdrawalReading,
}

const handling = {
  'rma.returns.create': label('Ouvrir un retour pour un client', 'Open a return for a customer'),
  'rma.returns.update_status': label('Faire avancer un retour', 'Move a return on'),
  'rma.returns.message': label('Écrire au client d’un retour', 'Write to the customer of a return'),
  'rma.returns.reopen': label('Rouvrir un retour', 'Reopen a return'),
  ...withdrawalHandling,
}

const giving = {
  'rma.returns.settle': label(
    'Rembourser, échanger ou annuler les articles d’un retour',
    'Refund, replace or cancel the goods of a return'
  ),
  'rma.returns.override': label('Ouvrir un retour hors délai', 'Open a return after its period'),
  ...withdrawalDeciding,
}

const admin = { ...reading, ...handling, ...giving }

/** What staff may be allowed to do with returns, and customers in their account. */
export const permissions = {
  admin,
  front: { 'rma.account.returns': label('Demander un retour', 'Ask for a return') },
} satisfies PermissionDeclarations

/** Give money or goods away. */
export const dangerous = Object.keys(giving)

const resources = [reasons, rules, questions] as unknown as AnyResource[]
const kept = resources.flatMap(resourcePermissions).map(({ key }) => key)

export const presets = {
  shop_clerk: [...Object.keys(reading), ...Object.keys(handling)],
  accountant: Object.keys(reading),
  operations: [...Object.keys(admin), ...kept],
}

const front = Object.keys(permissions.front)

export const roles = { admin: Object.keys(admin), customer: front, professional: front }
