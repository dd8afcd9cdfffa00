import { FormCheck, FormText } from '#web/form/fields'
import { ShopForm } from '#web/form/shop_form'
import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { FormRefusal } from '#web/form/refusal'
import type { Cart } from '../../cart_data'
import { TotalBar } from '../total_bar'
import { AddressSection } from './address_section'
import type { BookEntry, Country } from './address_values'

interface AddressesFormProps {
  cart: Cart
  countries: Country[]
  book: BookEntry[]
  values: Record<string, unknown>
  isGuest: boolean
  refusal: FormRefusal | undefined
}

/** The addresses of an order. The sections are shown by the choices, also without JavaScript. */
export function AddressesForm({ cart, countries, book, values, isGuest, refusal }: AddressesFormProps) {
  const t = useWords()
  const toPath = useLocalePath()
  const asksDelivery = cart.shipping.isNeeded
  return (
    <ShopForm
      inputKey="checkout.addresses"
      labelOf={(name) => t(`sales.fields.${name.split('.').at(-1)}`)}
      values={values}
      refusal={refusal}
      incomplete={t('sales.checkout.incomplete')}
      bar={<TotalBar cart={cart} />}
      submit={t(asksDelivery && !isGuest ? 'sales.checkout.to_shipping' : 'sales.checkout.continue')}
      aside={
        <Link to={toPath('/checkout/cart')} className="inline-flex min-h-11 items-center underline">
          {t('sales.checkout.back_to_cart')}
        </Link>
      }
    >
      <div className="group/form grid gap-8">
        {isGuest && (
          <FormText
            name="email"
            type="email"
            required
            minLength={6}
            maxLength={254}
            autoComplete="email"
            inputMode="email"
            hint={t('sales.checkout.email_hint')}
          />
        )}
        <AddressSection
          name="billing"
          title={t(asksDelivery ? 'sales.checkout.billing' : 'sales.checkout.your_address')}
          {...{ book, countries, isGuest }}
        />
        {asksDelivery && (
          <>
            <input type="hidden" name="asksDelivery" value="1" />
            <FormCheck name="isSameAddress" />
            <div className="group-has-[[name=isSameAddress]:checked]/form:hidden">
              <AddressSection name="delivery" title={t('sales.checkout.delivery')} {...{ book, countries, isGuest }} />
            </div>
          </>
        )}
      </div>
    </ShopForm>
  )
}
