import { BaseSchema } from '@adonisjs/lucid/schema'
import { boolean, code, email, id, instant, reference, timestamps, version } from '#core/database/columns'

/** What buyers say of products, who found it helpful, and who was asked or does not want to be. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('catalogue_reviews', (table) => {
      id(table)
      reference(table, 'product_id').notNullable().references('id').inTable('catalogue_products').onDelete('CASCADE')
      reference(table, 'customer_id').nullable().references('id').inTable('users_customers').onDelete('SET NULL')
      code(table, 'author_key', 80).notNullable()
      table.string('author_name', 80).notNullable()
      table.integer('rating').notNullable()
      table.string('title', 120).notNullable()
      table.text('body').notNullable()
      code(table, 'locale', 10).notNullable()
      code(table, 'state', 16).notNullable()
      boolean(table, 'is_verified').notNullable()
      table.integer('helpful').notNullable().defaultTo(0)
      table.text('answer').notNullable()
      version(table)
      timestamps(table)
      table.unique(['product_id', 'author_key'], { indexName: 'catalogue_reviews_author' })
      table.index(['product_id', 'state'], 'catalogue_reviews_product')
      table.index(['state', 'created_at'], 'catalogue_reviews_state')
      table.index(['customer_id'], 'catalogue_reviews_customer')
      table.index(['author_key'], 'catalogue_reviews_key')
    })
    this.schema.createTable('catalogue_review_votes', (table) => {
      reference(table, 'review_id').notNullable().references('id').inTable('catalogue_reviews').onDelete('CASCADE')
      reference(table, 'customer_id').notNullable().references('id').inTable('users_customers').onDelete('CASCADE')
      table.primary(['review_id', 'customer_id'])
      table.index(['customer_id'], 'catalogue_review_votes_customer')
    })
    this.schema.createTable('catalogue_review_invitations', (table) => {
      id(table)
      code(table, 'order_number', 40).notNullable().unique()
      instant(table, 'sent_at').notNullable()
    })
    this.schema.createTable('catalogue_review_refusals', (table) => {
      email(table).primary()
      instant(table, 'created_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('catalogue_review_refusals')
    this.schema.dropTable('catalogue_review_invitations')
    this.schema.dropTable('catalogue_review_votes')
    this.schema.dropTable('catalogue_reviews')
  }
}
