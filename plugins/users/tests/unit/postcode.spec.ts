import { test } from '@japa/runner'
import { readPlace } from '#plugins/users/services/postcode'
import { readWebsite } from '#plugins/users/services/website'

const PLACES: [country: string, postcode: string, stored: string | null][] = [
  ['FR', '01000', 'FR 01000'],
  ['FR', '20 200', 'FR 20200'],
  ['FR', '97110', 'GP 97110'],
  ['FR', '97133', 'BL 97133'],
  ['FR', '97150', 'MF 97150'],
  ['FR', '97400', 'RE 97400'],
  ['FR', '97500', 'PM 97500'],
  ['FR', '98000', 'MC 98000'],
  ['FR', '98800', 'NC 98800'],
  ['FR', '97200', 'MQ 97200'],
  ['FR', '97300', 'GF 97300'],
  ['FR', '97600', 'YT 97600'],
  ['FR', '98600', 'WF 98600'],
  ['FR', '98714', 'PF 98714'],
  ['FR', '00100', 'FR 00100'],
  ['FR', '75 116', 'FR 75116'],
  ['MC', '98000', 'MC 98000'],
  ['RE', '97400', 'RE 97400'],
  ['BE', '1000', 'BE 1000'],
  ['GB', 'sw1a 1aa', 'GB SW1A 1AA'],
  ['PT', '1000-001', 'PT 1000-001'],
  ['JP', '100-0001', 'JP 100-0001'],
  ['LU', 'L-1234', 'LU 1234'],
  ['LU', 'lu 1234', 'LU 1234'],
  ['BE', 'B-1000', 'BE 1000'],
  ['FR', 'F-21000', 'FR 21000'],
  ['FR', 'FR 21.000', 'FR 21000'],
  ['FR', 'F-97400', 'RE 97400'],
  ['RE', 'F-97400', 'RE 97400'],
  ['DE', 'D-10115', 'DE 10115'],
  ['CH', 'CH-1200', 'CH 1200'],
  ['AT', 'A 1010', 'AT 1010'],
  ['MC', 'MC-98000', 'MC 98000'],
  ['PT', '1000001', 'PT 1000-001'],
  ['PT', 'P-1000 001', 'PT 1000-001'],
  ['NL', '1012ab', 'NL 1012 AB'],
  ['NL', 'NL-1012 AB', 'NL 1012 AB'],
  ['GB', 'sw1a1aa', 'GB SW1A 1AA'],
  ['FR', '00000', null],
  ['FR', 'B-21000', null],
  ['BE', 'L-1000', null],
  ['PT', '1000', null],
  ['FR', '1000', null],
  ['FR', '99999', null],
  ['FR', 'A1000', null],
  ['RE', '75001', null],
  ['FR', '97900', null],
  ['BL', '97110', null],
  ['JP', '', null],
]

test.group('A postcode', () => {
  for (const [country, postcode, stored] of PLACES) {
    test(`"${postcode}" of ${country} is ${stored ?? 'none'}`, ({ assert }) => {
      const place = readPlace({ country, postcode })
      assert.equal(place && `${place.country} ${place.postcode}`, stored)
    })
  }
})

test.group('The address of a site', () => {
  for (const [text, stored] of [
    ['exemple.fr', 'https://exemple.fr'],
    ['http://exemple.fr/cave?x=1', 'http://exemple.fr/cave?x=1'],
    ['javascript:alert(1)', null],
    ['https://moi:secret@exemple.fr', null],
    ['ftp://exemple.fr', null],
    ['caviste', null],
    [`exemple.fr/${'a'.repeat(300)}`, null],
  ] as const) {
    test(`"${text.slice(0, 40)}" is ${stored ?? 'none'}`, ({ assert }) => assert.equal(readWebsite(text), stored))
  }
})
