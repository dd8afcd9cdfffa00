import { boot } from './boot.js'
import { systemOrigin } from '#core/audit/origin'
import { endProcess } from '#core/console/end_process'

/** Makes so many customers who can sign in: `buyer0@bench.example`, `buyer1@…`. */
const [count = '10', password = ''] = process.argv.slice(2)
const app = await boot()
// What it reads at its start is there once the application is.
const { CreateCustomer } = await import('#plugins/users/index')
const create = await app.container.make(CreateCustomer)
for (let index = 0; index < Number(count); index += 1) {
  const name = { firstName: 'Claire', lastName: 'Client', isEmailConfirmed: true }
  await create.execute({ email: `buyer${index}@bench.example`, password, ...name }, systemOrigin('command', 'bench'))
}
await endProcess(0)
