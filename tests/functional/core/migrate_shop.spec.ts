import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { migrateShop } from '#core/boot/prepare_shop'

test('programs that start at the same time migrate the shop one after the other', async ({ assert }) => {
  await assert.doesNotReject(() => Promise.all([migrateShop(app), migrateShop(app), migrateShop(app)]))
})
