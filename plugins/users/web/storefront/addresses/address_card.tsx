import { Form } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { Link } from '#web/ui/link'
import { personName } from '#web/lib/person_name'
import type { Address } from './address_types'

const PLAIN = 'inline-flex min-h-11 items-center underline hover:text-primary'

/** An address as it stands on a parcel, with what may be done with it. Its country is a name already. */
export function AddressCard({ address }: { address: Address }) {
  const t = useWords()
  const toPath = useLocalePath()
  const { id, firstName, lastName, company, street, additional, postcode, city, state, country, phone } = address
  const who = personName({ firstName, lastName })
  const lines = [company, street, additional, [postcode, city].filter(Boolean).join(' '), state, country, phone]
  return (
    <article aria-label={`${who}, ${street}`} className="flex h-full flex-col border border-line bg-surface p-5">
      <p className="font-semibold">{who}</p>
      <address className="not-italic">
        {lines.filter(Boolean).map((line, at) => (
          <div key={at}>{line}</div>
        ))}
      </address>
      <Uses address={address} />
      <div className="mt-auto flex flex-wrap items-start gap-x-5 pt-3">
        <Link
          to={toPath(`/account/address/edit/${id}`)}
          aria-label={`${t('users.addresses.edit')} – ${street}`}
          className={PLAIN}
        >
          {t('users.addresses.edit_short')}
        </Link>
        <Deletion address={address} />
      </div>
    </article>
  )
}

/** For what it is the default, and buttons to make it so. */
function Uses({ address: { id, isDeliveryDefault, isBillingDefault } }: { address: Address }) {
  const t = useWords()
  const uses = [
    { intent: 'delivery', isDefault: isDeliveryDefault },
    { intent: 'billing', isDefault: isBillingDefault },
  ]
  return (
    <ul className="mt-3 text-sm">
      {uses.map(({ intent, isDefault }) => (
        <li key={intent} className="flex min-h-11 items-center">
          {isDefault ? (
            <span className="text-positive">
              <span aria-hidden>✓ </span>
              {t(`users.addresses.is_${intent}`)}
            </span>
          ) : (
            <Form method="post">
              <CsrfField />
              <input type="hidden" name="id" value={id} />
              <button type="submit" name="intent" value={intent} className={PLAIN}>
                {t(`users.addresses.use_${intent}`)}
              </button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Asks once before an address goes, without a script too. */
function Deletion({ address: { id, street, version } }: { address: Address }) {
  const t = useWords()
  return (
    <details>
      <summary className={PLAIN} aria-label={`${t('users.addresses.delete')} – ${street}`}>
        {t('users.addresses.delete')}
      </summary>
      <Form method="post" className="pb-2">
        <CsrfField />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="intent" value="delete" />
        <p className="mb-2 text-muted">{t('users.addresses.delete_question')}</p>
        <Button type="submit" tone="quiet">
          {t('users.addresses.delete_confirm')}
        </Button>
      </Form>
    </details>
  )
}
