import { test } from '@japa/runner'
import { answerHash, isHashed, isSigned, signatureOf, type Fields } from '#plugins/payment_payzen/services/signature'

const read = (query: string): Fields => Object.fromEntries(new URLSearchParams(query))

const KEY = '1122334455667788'

/** The worked example of the guide of the form. */
const DOCUMENTED: Fields = {
  vads_action_mode: 'INTERACTIVE',
  vads_amount: '5124',
  vads_ctx_mode: 'TEST',
  vads_currency: '978',
  vads_page_action: 'PAYMENT',
  vads_payment_config: 'SINGLE',
  vads_site_id: '12345678',
  vads_trans_date: '20170129130025',
  vads_trans_id: '123456',
  vads_version: 'V2',
}

const Z1: Fields = {
  vads_action_mode: 'INTERACTIVE',
  vads_amount: '1524',
  vads_ctx_mode: 'TEST',
  vads_currency: '978',
  vads_cust_first_name: 'Jean Michél',
  vads_cust_last_name: 'Mihaï',
  vads_page_action: 'PAYMENT',
  vads_payment_config: 'SINGLE',
  vads_site_id: '12345678',
  vads_trans_date: '20090501193530',
  vads_trans_id: '654321',
  vads_version: 'V2',
}

const Z2 = read(
  'vads_amount=1042&vads_auth_mode=FULL&vads_auth_number=3feadf&vads_result=00&vads_auth_result=00&vads_capture_delay=0&vads_card_brand=CB&vads_card_number=497010XXXXXX0000&vads_payment_certificate=582ba2b725057618706d7a06e9e59acdbf69ff53&vads_ctx_mode=TEST&vads_currency=978&vads_effective_amount=1042&vads_site_id=70168983&vads_trans_date=20161013101355&vads_trans_id=226787&vads_trans_uuid=4b5053b3b1fe4b02a07753e7a&vads_effective_creation_date=20200330162530'
)

const Z3 = read(
  'vads_amount=1000&vads_auth_mode=FULL&vads_auth_number=3fcdd2&vads_auth_result=00&vads_capture_delay=0&vads_card_brand=CB&vads_card_number=597010XXXXXX0018&vads_payment_certificate=4db13859ab429cb6b9bae7546952846efd190e3a&vads_ctx_mode=TEST&vads_currency=978&vads_effective_amount=1000&vads_effective_currency=978&vads_site_id=51438584&vads_trans_date=20201027212030&vads_trans_id=sDJJeQ&vads_trans_uuid=368ef4d0822448e3a2e7413c4e9f8be8&vads_validation_mode=0&vads_version=V2&vads_warranty_result=&vads_payment_src=EC&vads_cust_country=FR&vads_contrib=eopayment&vads_tid=001&vads_sequence_number=1&vads_contract_used=2334410&vads_trans_status=AUTHORISED&vads_expiry_month=6&vads_expiry_year=2021&vads_bank_label=Banque+de+d%C3%A9mo+et+de+l%27innovation&vads_bank_product=MCW&vads_pays_ip=FR&vads_presentation_date=20201027212031&vads_effective_creation_date=20201027212031&vads_operation_type=DEBIT&vads_result=00&vads_extra_result=&vads_card_country=FR&vads_language=fr&vads_brand_management=%7B%22userChoice%22%3Afalse%2C%22brandList%22%3A%22CB%7CMASTERCARD%22%2C%22brand%22%3A%22CB%22%7D&vads_action_mode=INTERACTIVE&vads_payment_config=SINGLE&vads_page_action=PAYMENT&vads_ext_info_eopayment_trans_id=1234&vads_threeds_enrolled=Y&vads_threeds_auth_type=CHALLENGE&vads_threeds_eci=02&vads_threeds_xid=bVpsTUhLSWpodnJjdXJVdE5rb0g%3D&vads_threeds_cavvAlgorithm=2&vads_threeds_status=Y&vads_threeds_sign_valid=1&vads_threeds_error_code=&vads_threeds_exit_status=10&vads_threeds_cavv=jG26AYSjvclBARFYSf%2FtXRmjGXM%3D'
)

const Z4 = read(
  'vads_action_mode=INTERACTIVE&vads_amount=2356&vads_available_languages=en%3Bfr%3Bde&vads_capture_delay=&vads_contrib=test1.x_1.1.2%2F1.5.5%2F5.6.3&vads_ctx_mode=TEST&vads_currency=978&vads_cust_address=20%20Tests%20street&vads_cust_city=Testcity&vads_cust_country=FR&vads_cust_email=test%40test.com&vads_cust_first_name=Test&vads_cust_id=15&vads_cust_last_name=Lyra&vads_cust_phone=0000000000&vads_cust_zip=31777&vads_language=en&vads_order_id=ORD3536&vads_order_info=Important%20order&vads_page_action=PAYMENT&vads_payment_cards=&vads_payment_config=SINGLE&vads_return_mode=GET&vads_ship_to_city=Testcity&vads_ship_to_country=FR&vads_ship_to_first_name=Test&vads_ship_to_last_name=Lyra&vads_ship_to_phone_num=0000000000&vads_ship_to_state=63&vads_ship_to_street=20%20Tests%20street&vads_ship_to_street2=&vads_ship_to_zip=31777&vads_site_id=12345678&vads_trans_date=20170628073450&vads_trans_id=344903&vads_url_return=http%3A%2F%2Fwww.mysite.com%2Freturn&vads_validation_mode=0&vads_version=V2'
)

const VECTORS = [
  ['the example of the guide', DOCUMENTED, KEY, 'sha256', 'ycA5Do5tNvsnKdc/eP1bj2xa19z9q3iWPy9/rpesfS0='],
  ['Z1', Z1, KEY, 'sha256', 'aHrJ7IzSGFa4pcYA8kh99+M/xBzoQ4Odnu3f4BUrpIA='],
  ['Z1', Z1, KEY, 'sha1', 'cf1ccac335590a33d6c243345c4f4531a0316b7f'],
  ['Z2', Z2, KEY, 'sha256', 'Wbz3bP6R6wDvAwb2HnSiH9/iUUoRVCxK7mdLtCMz8Xw='],
  ['Z2', Z2, KEY, 'sha1', 'c17fab393f94dc027dc029510c85d5fc46c4710f'],
  ['Z3', Z3, KEY, 'sha256', 'fBGbFQPlUiyrL0yVgQzbhokMt6cqG24hOr+YsXKr/b8='],
  ['Z4', Z4, '1111111111111111', 'sha1', '3ba916fbdd0081d186cc31462779aaac6aab1c82'],
] as const

test.group('The signature of PayZen', () => {
  for (const [name, fields, key, algorithm, signature] of VECTORS) {
    test(`of ${name} is the published one (${algorithm})`, ({ assert }) => {
      assert.equal(signatureOf(fields, key, algorithm), signature)
      assert.isTrue(isSigned({ ...fields, signature }, key, algorithm))
    })

    test(`of ${name} with one changed byte is refused (${algorithm})`, ({ assert }) => {
      for (const [field, value] of Object.entries(fields)) {
        const changed = value === '' ? 'x' : `${value.slice(0, -1)}${value.endsWith('x') ? 'y' : 'x'}`
        assert.isFalse(isSigned({ ...fields, [field]: changed, signature }, key, algorithm), field)
      }
      const first = signature.startsWith('a') ? 'b' : 'a'
      assert.isFalse(isSigned({ ...fields, signature: first + signature.slice(1) }, key, algorithm))
      assert.isFalse(isSigned({ ...fields, signature }, `${key.slice(0, -1)}0`, algorithm))
      const other = algorithm === 'sha1' ? 'sha256' : 'sha1'
      assert.isFalse(isSigned({ ...fields, signature }, key, other), 'the other algorithm')
    })
  }

  test('covers fields of PayZen only, empty ones too, and no spaces are cut', ({ assert }) => {
    const signature = signatureOf(Z1, KEY)
    assert.equal(signatureOf({ ...Z1, other: 'x' }, KEY), signature)
    assert.notEqual(signatureOf({ ...Z1, vads_cust_city: '' }, KEY), signature)
    assert.notEqual(signatureOf({ ...Z1, vads_cust_last_name: 'Mihaï ' }, KEY), signature)
  })

  test('is not there without a key', ({ assert }) => {
    assert.isFalse(isSigned({ ...Z1, signature: signatureOf(Z1, '') }, ''))
    assert.isFalse(isHashed('{}', answerHash('{}', ''), ''))
  })

  test('of an answer of the web service is over its text with plain slashes', ({ assert }) => {
    // printf '{"a":"b/c"}' | openssl dgst -sha256 -hmac password
    const hash = answerHash('{"a":"b/c"}', 'password')
    assert.equal(hash, '868995bf67007125c8b8affddb8897518363c741739ff88d432800841ff529e0')
    assert.equal(answerHash('{"a":"b\\/c"}', 'password'), hash)
    assert.isTrue(isHashed('{"a":"b\\/c"}', hash, 'password'))
    assert.isFalse(isHashed('{"a":"b/d"}', hash, 'password'))
  })
})
