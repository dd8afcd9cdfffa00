import { FormText } from '#web/form/fields'
import { ShopForm } from '#web/form/shop_form'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import type { FormRefusal } from '#web/form/refusal'

type Erased = ResponseOf<'users.personal_data.show'>['data']

/** Asks once, with the password, and says before what will be gone and what the law keeps. */
export function Erasure({ parts, isKept, refusal }: Erased & { refusal: FormRefusal | undefined }) {
  const t = useWords()
  return (
    <section aria-labelledby="erase" className="mt-10 border-t border-line pt-6">
      <h2 id="erase" className="font-serif text-xl">
        {t('users.own_data.erase')}
      </h2>
      <p className="mt-1 max-w-[60ch] text-muted">{t('users.own_data.erase_help')}</p>
      <ul className="mt-4 list-disc pl-5">
        {parts.map((part) => (
          <li key={part.label}>{t('users.own_data.part', part)}</li>
        ))}
      </ul>
      <p className="mt-4 max-w-[60ch]">{t(isKept ? 'users.own_data.kept' : 'users.own_data.whole')}</p>
      <details open={refusal !== undefined} className="mt-4">
        <summary className="inline-flex min-h-11 items-center text-negative underline">
          {t('users.own_data.open')}
        </summary>
        <div className="mt-2 max-w-md">
          <p className="mb-5 font-semibold">{t('users.own_data.warning')}</p>
          <ShopForm
            labelOf={(name) => t(`users.fields.${name}`)}
            refusal={refusal}
            submit={t('users.own_data.confirm')}
          >
            <FormText
              name="current_password"
              type="password"
              required
              maxLength={256}
              autoComplete="current-password"
            />
          </ShopForm>
        </div>
      </details>
    </section>
  )
}
