import { callOrFail, screenAction, screenLoader, type ScreenArgs } from '#web/lib/screen_loader'
import { problemOf } from '#web/lib/problem'
import { readAddresses } from './addresses/read_addresses'
import { addressValues } from './addresses/address_values'
import { cartAtStep, checkoutWords, sendStep } from './step.server'

export const loadAddresses = screenLoader(
  {
    id: 'sales.storefront.checkout_addresses',
    title: 'sales.checkout.addresses',
    words: checkoutWords,
    noIndex: true,
  },
  async (args) => {
    const [cart, countries, known] = await Promise.all([
      cartAtStep(args, 'addresses'),
      callOrFail(args.context, 'GET', 'users.countries.index'),
      whatIsKnown(args),
    ])
    return { cart, countries: countries.data, book: known.book, values: addressValues(cart, known) }
  }
)

/** Name and address book of a customer; empty for guests. */
async function whatIsKnown({ context }: ScreenArgs) {
  if (!context.visitor.customer) return { name: null, book: [] }
  const [account, book] = await Promise.all([
    callOrFail(context, 'GET', 'users.account.show'),
    callOrFail(context, 'GET', 'users.addresses.index').catch((error: unknown) => {
      // Some groups have no address book: their customers type the address.
      if (problemOf(error)?.status === 403) return { data: [] }
      throw error
    }),
  ])
  return { name: { firstName: account.data.firstName, lastName: account.data.lastName }, book: book.data }
}

export const chooseAddresses = screenAction(async (args) => {
  const form = await args.request.formData()
  return sendStep(args, form, 'addresses', () =>
    callOrFail(args.context, 'PUT', 'sales.checkout.addresses', { data: readAddresses(form) })
  )
})
