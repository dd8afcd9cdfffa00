import app from '@adonisjs/core/services/app'
import { CATEGORY_CODE } from '#plugins/catalogue/database/text_limits'
import { choice } from '#core/fields/kinds/choice'
import { codeTaken } from '#plugins/catalogue/errors'
import { country } from '#core/fields/kinds/country'
import { decimal } from '#core/fields/kinds/decimal'
import { email } from '#core/fields/kinds/email'
import { integer } from '#core/fields/kinds/integer'
import { lastSource, sourceInUse, sourceNotFound } from '#plugins/catalogue/stock/errors'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import { longText } from '#core/fields/kinds/long_text'
import { queryRows } from '#core/database/query_rows'
import { resource } from '#core/resources/resource'
import { slug } from '#core/fields/kinds/slug'
import { text } from '#core/fields/kinds/text'
import { VocabularyJournal } from '#plugins/catalogue/vocabulary/vocabulary_journal'

/** Places that hold stock. */
export default resource('catalogue.inventory_sources', {
  label: {
    one: { fr_FR: 'Entrepôt', en_GB: 'Inventory source' },
    many: { fr_FR: 'Entrepôts', en_GB: 'Inventory sources' },
    create: { fr_FR: 'Créer un entrepôt', en_GB: 'Create an inventory source' },
  },
  empty: {
    fr_FR: 'Un entrepôt garde le stock des produits. Créez le premier.',
    en_GB: 'An inventory source holds the stock of products. Create the first one.',
  },
  consequence: {
    fr_FR: 'Un entrepôt qui a tenu du stock ne peut être que désactivé.',
    en_GB: 'A source that has held stock can only be made inactive.',
  },
  table: 'catalogue_inventory_sources',
  fields: {
    name: text({ label: { fr_FR: 'Nom', en_GB: 'Name' }, required: true }),
    code: slug({
      label: { fr_FR: 'Code', en_GB: 'Code' },
      help: {
        fr_FR: 'Minuscules, chiffres, « - » et « _ ». Sert aussi dans les imports. Ne change plus.',
        en_GB: 'Lower-case letters, digits, “-” and “_”. Imports use it too. Can no longer be changed.',
      },
      pattern: CATEGORY_CODE,
      required: true,
      fixed: true,
      unique: true,
      taken: codeTaken,
      search: true,
      isCode: true,
    }),
    description: longText({
      label: { fr_FR: 'Description', en_GB: 'Description' },
      length: 2000,
      rows: 2,
      blank: '',
      column: false,
    }),
    contactName: text({ label: { fr_FR: 'Nom du contact', en_GB: 'Contact name' }, blank: '', column: false }),
    contactEmail: email({ label: { fr_FR: 'Adresse email', en_GB: 'Email address' }, blank: '', column: false }),
    contactPhone: text({ label: { fr_FR: 'Téléphone', en_GB: 'Phone' }, length: 40, blank: '', column: false }),
    street: text({ label: { fr_FR: 'Rue', en_GB: 'Street' }, blank: '', column: false }),
    postcode: text({ label: { fr_FR: 'Code postal', en_GB: 'Postcode' }, length: 20, blank: '', column: false }),
    city: text({ label: { fr_FR: 'Ville', en_GB: 'Town' }, length: 120, blank: '', search: true }),
    country: country({ label: { fr_FR: 'Pays', en_GB: 'Country' }, required: true, default: 'FR', column: false }),
    latitude: decimal({
      label: { fr_FR: 'Latitude', en_GB: 'Latitude' },
      digits: 8,
      min: -90,
      max: 90,
      column: false,
    }),
    longitude: decimal({
      label: { fr_FR: 'Longitude', en_GB: 'Longitude' },
      digits: 8,
      min: -180,
      max: 180,
      column: false,
    }),
    status: choice({
      label: { fr_FR: 'État', en_GB: 'Status' },
      help: {
        fr_FR: 'Le stock d’un entrepôt inactif n’est pas en vente.',
        en_GB: 'Stock of an inactive source is not for sale.',
      },
      choices: {
        active: { fr_FR: 'Actif', en_GB: 'Active' },
        inactive: { fr_FR: 'Inactif', en_GB: 'Inactive' },
      },
      required: true,
      default: 'active',
    }),
    priority: integer({
      label: { fr_FR: 'Priorité', en_GB: 'Priority' },
      help: { fr_FR: 'Le plus petit nombre est servi en premier.', en_GB: 'The lowest number is served first.' },
      min: 0,
      max: 1_000_000,
      blank: 0,
    }),
  },
  virtual: {
    on_hand: {
      label: { fr_FR: 'En stock', en_GB: 'On hand' },
      column: {
        type: 'number',
        sql: '(select coalesce(sum(l.on_hand), 0) from catalogue_stock_levels l where l.source_id = $row.id)',
        filter: false,
        sort: false,
      },
    },
  },
  title: 'name',
  order: 'priority',
  columns: ['name', 'code', 'priority', 'city', 'on_hand', 'status'],
  path: 'administration/configuration/inventory-sources',
  screens: { list: 'catalogue.admin.inventory_sources', form: 'catalogue.admin.inventory_source' },
  menu: { parent: 'configuration', order: 60 },
  permissions: { view: 'catalogue.inventory_sources.list' },
  form: {
    main: [
      { title: { fr_FR: 'Identité', en_GB: 'Identity' }, fields: ['name', 'code', 'description'] },
      {
        title: { fr_FR: 'Contact', en_GB: 'Contact' },
        fields: ['contactName', 'contactEmail', 'contactPhone'],
      },
      {
        title: { fr_FR: 'Adresse', en_GB: 'Address' },
        fields: ['street', 'postcode', 'city', 'country', 'latitude', 'longitude'],
      },
    ],
    side: [{ title: { fr_FR: 'Emploi', en_GB: 'Use' }, fields: ['status', 'priority'] }],
  },
  keepsAbsent: true,
  auditBy: 'code',
  hooks: {
    lock: lockProducts,
    /** Stock of an inactive source is not for sale: listings are made anew. */
    async afterSave({ trx, before, after }) {
      if (!before || before.status === after.status) return
      const journal = await app.container.make(VocabularyJournal)
      await journal.tell(trx, ['catalogue.inventory_sources'], { isShown: true })
    },
    /** A source that never held anything; the last one stays. */
    async beforeDelete({ trx, row: { id, code } }) {
      const [counts] = await queryRows<{ sources: number; moves: number }>(
        trx,
        `select (select count(*) from catalogue_inventory_sources) as sources,
           (select count(*) from catalogue_stock_movements where source_id = ?) as moves`,
        [id]
      )
      if (Number(counts?.sources) === 1) throw lastSource({ source: code }, 'code')
      if (Number(counts?.moves) > 0) throw sourceInUse({ source: code }, 'code')
      await queryRows(trx, 'delete from catalogue_stock_levels where source_id = ?', [id])
    },
  },
  hasTimestamps: false,
  errors: { gone: sourceNotFound },
})
