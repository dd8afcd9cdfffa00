import app from '@adonisjs/core/services/app'
import { bulkChangeJob } from '#core/bulk/bulk_change_job'
import { ProductChanges } from '#plugins/catalogue/products/bulk/product_changes'

export default bulkChangeJob(() => app.container.make(ProductChanges))
