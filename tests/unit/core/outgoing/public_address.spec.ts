import { test } from '@japa/runner'
import { isPublicAddress } from '#core/outgoing/public_address'

test.group('A network address', () => {
  test('of the open internet is public')
    .with([
      '1.1.1.1',
      '93.184.216.34',
      '172.15.255.255',
      '172.32.0.1',
      '192.167.255.255',
      '2606:4700::1111',
      '2a01:4f8::1',
    ])
    .run(({ assert }, address) => {
      assert.isTrue(isPublicAddress(address))
    })

  test('of this machine, of a network, of a group, or in the clothes of another is not')
    .with([
      '127.0.0.1',
      '127.255.255.254',
      '0.0.0.0',
      '0.1.2.3',
      '10.0.0.1',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '100.127.255.255',
      '224.0.0.1',
      '239.1.2.3',
      '255.255.255.255',
      '240.0.0.1',
      '192.0.0.1',
      '192.0.2.1',
      '198.18.0.1',
      '198.51.100.1',
      '203.0.113.1',
      '::',
      '::1',
      'fe80::1',
      'fe80::1%eth0',
      'fc00::1',
      'fd12:3456::1',
      'fec0::1',
      'ff02::1',
      '100::1',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::ffff:10.0.0.1',
      '::127.0.0.1',
      '64:ff9b::7f00:1',
      '64:ff9b:1::1',
      '2002:7f00:1::',
      '2001:0:7f00:1::',
      '2001:db8::1',
      '3fff::1',
      'cave.example',
      '',
      '1.1.1.1/8',
    ])
    .run(({ assert }, address) => {
      assert.isFalse(isPublicAddress(address))
    })
})
