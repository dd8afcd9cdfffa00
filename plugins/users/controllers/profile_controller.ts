import { Customer } from '#plugins/users/models/customer'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/identity_port'

/** What a customer told about themselves. */
export default class ProfileController {
  async show({ person }: HttpContext) {
    const customer = await Customer.findOrFail((person as Person).id)
    return {
      data: {
        id: customer.id,
        email: customer.email,
        kind: customer.kind,
        firstName: customer.firstName,
        lastName: customer.lastName,
        gender: customer.gender,
        birthDate: customer.birthDate,
        phone: customer.phone,
        company: customer.company,
        corporateName: customer.corporateName,
        tradeName: customer.tradeName,
        registrationNumber: customer.registrationNumber,
        website: customer.website,
      },
    }
  }
}
