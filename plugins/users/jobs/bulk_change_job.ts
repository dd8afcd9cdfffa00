import app from '@adonisjs/core/services/app'
import { bulkChangeJob } from '#core/bulk/bulk_change_job'
import { CustomerChanges } from '#plugins/users/services/bulk/customer_changes'

export default bulkChangeJob(() => app.container.make(CustomerChanges))
