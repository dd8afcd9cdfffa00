/** A way to open a dialog of the back office. */
export interface Opening {
  /** Name of the screen in the list of screens that are looked at. */
  screen: string
  /** Clicked before, by their names: a tab, the box of a row. */
  first?: { role: 'tab' | 'checkbox' | 'button'; name: string | RegExp }
  /** Typed before, into the field of this label: a form that has changes. */
  typed?: string
  /** What opens it, by its name. */
  press: string | RegExp
  /** Default: a button. */
  role?: 'button' | 'link'
  /** The entry of the menu that the button opens. */
  entry?: string
  /** What has the focus afterwards, as a selector. Default: what opened it. */
  back?: string
}

const ROW = { role: 'checkbox', name: /^Sélectionner / } as const
const SALES = 'plugins/sales/web/admin'
const USERS = 'plugins/users/web/admin'
const CATALOGUE = 'plugins/catalogue/web/admin'
const VOCABULARY = `${CATALOGUE}/vocabulary`
const IMPORTS = 'plugins/platform/web/admin/imports'
const TICKETS = 'plugins/tickets/web/admin/ticket'
const KIT = 'web/app/admin'

/** How each dialog of the back office is opened, by the file that draws it. */
export const OPENINGS: Record<string, Opening[]> = {
  [`${KIT}/frame/shortcuts.tsx`]: [{ screen: 'staff dashboard', press: 'Raccourcis clavier' }],
  [`${KIT}/frame/palette.tsx`]: [{ screen: 'staff dashboard', press: /^Aller à…/ }],
  [`${KIT}/table/save_view.tsx`]: [{ screen: 'products', press: 'Toute la liste', entry: 'Enregistrer cette vue' }],
  [`${KIT}/table/bulk_dialog.tsx`]: [
    { screen: 'products', first: ROW, press: 'Supprimer' },
    { screen: 'customers', first: ROW, press: 'Suspendre' },
  ],
  'web/app/resources/mass_dialog.tsx': [{ screen: 'groups of customers', first: ROW, press: 'Modifier' }],
  [`${KIT}/form/leave_guard.tsx`]: [{ screen: 'a new customer', typed: 'Prénom', press: 'Expéditions', role: 'link' }],
  [`${KIT}/confirm_button.tsx`]: [
    { screen: 'a product of the shop', press: 'Supprimer' },
    { screen: 'an import profile', press: 'Supprimer' },
  ],
  [`${KIT}/dialogs/delete_dialog.tsx`]: [
    { screen: 'VAT categories', press: /^Supprimer / },
    { screen: 'an attribute', press: 'Supprimer' },
    { screen: 'the tree of categories', press: /^Actions sur /, entry: 'Supprimer' },
    { screen: 'an import', press: 'Autres actions', entry: 'Supprimer' },
  ],
  [`${KIT}/dialogs/duplicate_dialog.tsx`]: [
    { screen: 'products', press: /^Dupliquer / },
    { screen: 'a product of the shop', press: 'Dupliquer' },
  ],
  'web/app/rich_text/editor/link_dialog.tsx': [
    { screen: 'a product of the shop', press: 'Lien', back: '[contenteditable]' },
  ],
  'plugins/cms/web/resources/contents/form_panel.tsx': [{ screen: 'a post', press: 'Comparer' }],
  'web/app/rich_text/editor/help_dialog.tsx': [{ screen: 'a product of the shop', press: 'Raccourcis du texte' }],
  [`${KIT}/dialogs/seo_dialog.tsx`]: [{ screen: 'a product of the shop', press: 'Aperçu dans les résultats' }],
  [`${CATALOGUE}/products/sections/movement_dialog.tsx`]: [
    { screen: 'a product of the shop', press: 'Mouvement de stock' },
  ],
  [`${VOCABULARY}/category/category_dialog.tsx`]: [
    { screen: 'the tree of categories', press: /^Actions sur /, entry: 'Modifier nom et adresse' },
    { screen: 'the tree of categories', press: /^Actions sur /, entry: 'Créer en dessous' },
  ],
  [`${KIT}/links/permalink_patterns.tsx`]: [{ screen: 'addresses of contents', press: 'Forme des adresses' }],
  'plugins/catalogue/web/resources/permalinks/row_actions.tsx': [{ screen: 'permalinks', press: /^Modifier / }],
  [`${VOCABULARY}/attributes/option_dialog.tsx`]: [{ screen: 'an attribute', press: 'Ajouter un choix' }],
  'plugins/marketing/web/admin/discounts/generate_dialog.tsx': [
    { screen: 'codes of a discount', press: 'Générer des codes' },
  ],
  'plugins/marketing/web/admin/discounts/list_dialog.tsx': [
    { screen: 'codes of a discount', press: 'Ajouter une liste' },
  ],
  [`${IMPORTS}/send_file.tsx`]: [{ screen: 'imports', press: 'Importer un fichier' }],
  [`${IMPORTS}/save_profile.tsx`]: [
    { screen: 'an import', press: 'Autres actions', entry: 'Enregistrer comme profil' },
  ],
  [`${SALES}/invoices/payment_dialog.tsx`]: [{ screen: 'an invoice', press: 'Enregistrer un règlement' }],
  [`${SALES}/orders/pieces_dialog.tsx`]: [
    { screen: 'an order of a customer', press: 'Autres actions', entry: 'Rembourser' },
  ],
  [`${SALES}/orders/ship_orders.tsx`]: [{ screen: 'orders', first: ROW, press: 'Expédier' }],
  'plugins/rma/web/admin/returns/move_dialog.tsx': [{ screen: 'a return', press: 'Accepter le retour' }],
  [`${TICKETS}/subtasks.tsx`]: [{ screen: 'a ticket', press: 'Ajouter une sous-tâche' }],
  [`${TICKETS}/related.tsx`]: [{ screen: 'a ticket', press: 'Lier à un ticket' }],
  'plugins/rma/web/admin/withdrawals/withdrawal_actions.tsx': [
    { screen: 'a withdrawal', press: 'Rembourser' },
    { screen: 'a withdrawal', press: 'Autres actions', entry: 'Écarter' },
  ],
  [`${SALES}/shipments/deliver_dialog.tsx`]: [{ screen: 'a shipment', press: 'Marquer livré' }],
  [`${SALES}/quotes/new_quote.tsx`]: [{ screen: 'the quotes', press: 'Nouveau devis' }],
  [`${SALES}/quotes/send_quote.tsx`]: [{ screen: 'a quote to be priced', press: 'Envoyer' }],
  [`${SALES}/quotes/quote_addresses.tsx`]: [{ screen: 'a quote to be priced', press: 'Modifier les adresses' }],
  [`${SALES}/quotes/accept_quote.tsx`]: [{ screen: 'a quote that was sent', press: 'Accepter pour le client' }],
  [`${SALES}/quotes/quote_revisions.tsx`]: [{ screen: 'a quote that was sent', press: /^Voir Envoi n° / }],
  [`${SALES}/configuration/replace_file.tsx`]: [
    { screen: 'VAT rates', press: 'Importer un fichier' },
    { screen: 'table rates', press: 'Importer' },
  ],
  [`${SALES}/drafts/address_dialog.tsx`]: [{ screen: 'a draft order', press: /^Saisir une adresse / }],
  [`${USERS}/customers/address_dialog.tsx`]: [
    { screen: 'a customer', first: { role: 'tab', name: /^Adresses/ }, press: 'Ajouter une adresse' },
    { screen: 'a customer', first: { role: 'tab', name: /^Adresses/ }, press: /^Modifier – / },
  ],
  [`${USERS}/profile/ask_password.tsx`]: [
    { screen: 'profile', first: { role: 'tab', name: 'Profil' }, press: 'Supprimer mon compte' },
    { screen: 'profile', first: { role: 'tab', name: 'Double authentification' }, press: 'Activer' },
  ],
  [`${USERS}/profile/token_dialog.tsx`]: [
    { screen: 'profile', first: { role: 'tab', name: 'Jetons d’API' }, press: 'Créer un jeton' },
  ],
  'web/app/resources/list_screen.tsx': [
    { screen: 'groups of customers', press: 'Nouveau groupe', role: 'link' },
    { screen: 'groups of customers', press: /^Modifier /, role: 'link' },
    { screen: 'roles', press: 'Créer un rôle', role: 'link' },
  ],
}

/** Dialogs that the walk does not open, and why. */
export const NOT_WALKED: Record<string, string> = {
  [`${KIT}/form/conflict_dialog.tsx`]: 'opens by itself, when somebody else has saved meanwhile',
  'web/app/rich_text/editor/block_dialog.tsx': 'opens from a menu of the text: rich_text_editor.spec.ts',
  'plugins/cms/web/admin/broken_links/mend_dialog.tsx': 'needs a link that leads nowhere; site_day.spec.ts',
  'web/app/resources/child_rows.tsx': 'no resource has children yet',
  [`${KIT}/frame/frame.tsx`]: 'the menu of a phone',
  [`${KIT}/frame/page.tsx`]: 'no screen has something at its side',
  [`${KIT}/media/file_chooser.tsx`]: 'no product or resource of the demo shop has a field for a file',
  'plugins/platform/web/admin/mails/mails_screen.tsx': 'mails are kept where none is sent, which tests do not do',
  [`${SALES}/orders/capture_payment.tsx`]: 'needs money that a provider holds; opens as the other dialogs of an order',
  [`${SALES}/orders/repay_dialog.tsx`]: 'needs money that is owed; opens as the other dialogs of an order',
  [`${SALES}/refunds/paid_dialog.tsx`]:
    'needs a credit note whose money is due; opens as the other dialogs of an order',
  [`${SALES}/invoices/take_back_invoice.tsx`]: 'needs an invoice without a credit note; opens as its other dialogs',
  [`${SALES}/drafts/bundle_dialog.tsx`]: 'needs a bundle that asks something',
}
