import { CompanyFields } from './company_fields'
import { PersonFields } from './person_fields'
import { FormSelect, FormText } from '#web/form/fields'
import { ShopForm } from '#web/form/shop_form'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import type { FormRefusal } from '#web/form/refusal'

type Profile = ResponseOf<'users.profile.show'>['data']

const LANGUAGES = ['fr_FR', 'en_GB']

export function ProfileForm({ profile, refusal }: { profile: Profile; refusal: FormRefusal | undefined }) {
  const t = useWords()
  const isCompany = profile.kind === 'professional'
  return (
    <ShopForm
      labelOf={(name) => t(`users.fields.${name}`)}
      values={profile}
      refusal={refusal}
      submit={t('users.own_profile.save')}
    >
      <input type="hidden" name="version" value={String(refusal?.current?.version ?? profile.version)} />
      <PersonFields />
      {isCompany ? (
        <CompanyFields />
      ) : (
        <FormText name="company" isOptional maxLength={120} autoComplete="organization" />
      )}
      <FormSelect
        name="locale"
        none={t('users.own_profile.any_language')}
        options={LANGUAGES.map((locale) => ({ value: locale, label: t(`shell.languages.${locale}`) }))}
      />
    </ShopForm>
  )
}
