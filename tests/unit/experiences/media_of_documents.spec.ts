import { test } from '@japa/runner'
import { documentFaults } from '#experiences/domain/document_faults'
import { withoutStrayMedia } from '#experiences/domain/media_of_documents'

test.group('documentFaults', () => {
  test('takes media of ours and of media hosts, and no other address, whatever a card calls it', ({
    assert,
  }) => {
    const withProps = (props: object) => ({
      widgetComponents: [{ componentName: 'Fact', panel: 'top', position: 'top-left', props }],
    })
    const fine = {
      imageUrl: ['/demo-media/taco.webp', 'https://media.example.com/a.png'],
      srcset: 'https://media.example.com/a.png 1x, https://media.example.com/b.png 2x',
      text: 'Read https://evil.example/ or not: it is a text',
      linkUrl: 'https://evil.example/',
    }
    assert.deepEqual(documentFaults(withProps(fine), 'partner'), [])
    const evil = 'https://evil.example/x.png'
    for (const [props, path] of [
      [{ imageUrl: ['/demo-media/taco.webp', evil] }, 'imageUrl[1]'],
      [{ srcset: `/demo-media/taco.webp 1x, ${evil} 2x` }, 'srcset(2)'],
      [{ widgetTheme: { imageUrl: evil } }, 'widgetTheme.imageUrl'],
      [{ ads: { deep: [{ anything: evil }] } }, 'ads.deep[0].anything'],
      [{ logo: '//evil.example/x' }, 'logo'],
      [{ logo: '\\\\evil.example/x' }, 'logo'],
      [{ logo: ' data:image/svg+xml,x' }, 'logo'],
    ] as const) {
      assert.deepEqual(documentFaults(withProps(props), 'partner'), [
        `widgetComponents[0].props.${path} must be a file of ours or of a media host`,
      ])
      assert.notInclude(JSON.stringify(withoutStrayMedia(withProps(props))), 'evil')
    }
    assert.deepEqual(withoutStrayMedia(withProps(fine)), withProps(fine))
    const ofScreen = { componentFlags: { Profile: { banner: evil } } }
    assert.deepEqual(documentFaults(ofScreen, 'partner'), [
      'componentFlags.Profile.banner must be a file of ours or of a media host',
    ])
  })
})
