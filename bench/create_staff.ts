import { boot } from './boot.js'
import { systemOrigin } from '#core/audit/origin'
import { endProcess } from '#core/console/end_process'

/** Makes somebody of the staff who may do everything, for what is measured in the back office. */
const [email = '', password = ''] = process.argv.slice(2)
const app = await boot()
// What they read at their start is there once the application is.
const { SeedRoles } = await import('#plugins/users/actions/seed_roles')
const { CreateStaff } = await import('#plugins/users/actions/create_staff')
const origin = systemOrigin('command', 'bench')
await (await app.container.make(SeedRoles)).execute(origin)
await (await app.container.make(CreateStaff)).execute({ email, name: 'Bench', password, role: 'admin' }, origin)
await endProcess(0)
