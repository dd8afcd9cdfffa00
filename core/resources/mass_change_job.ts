import app from '@adonisjs/core/services/app'
import { MassChanges } from '#core/resources/mass_changes'
import { bulkChangeJob } from '#core/bulk/bulk_change_job'

export default bulkChangeJob(async (payload) => (await app.container.make(MassChanges)).again(payload))
