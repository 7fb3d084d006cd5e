/** The tokens that the readers of one format know, and how its texts begin. */
export const AD_TAG = {
  tokens: '[a] [ %5B %% {{ ${ $$ __ *** & &amp; &a= %3D ; ? # // : @ ~ \\ \t A %',
  starts: ['', 'https://a.example/?a=', 'https://pubads.g.doubleclick.net/gampad/ads?cust_params='],
};

export const XML = {
  tokens: '<a <a> </a> <!-- --> <![CDATA[ ]]> <? ?> \' xmlns a=" &#38; &a; : <Ad> xsi: ;',
  starts: ['<VAST version="4.2"><Ad><InLine>', '<VAST a="', '<VAST xmlns', ''],
};

export const PASTE = {
  tokens:
    "// https:// http://a/ [a] \t \r \u00a0 &a= ? %3F %3D =3D \\/ ' + : ( ) } <script */ \\ >",
  starts: ['', 'https://a.example/?a=', '{"a":[', '<iframe src="', 'ab '],
};

export const EMBED = {
  tokens: '<iframe <script \' src=" data-embed=" // : - . % &amp; ; # 0 px ://',
  starts: ['', '<iframe src="', 'https://a.example/'],
};

export const MARKUP = {
  tokens: '<script <script> </script> <!-- --> <a <a> </a> src=" \' // / &amp; &#1 ( ) ]( \t',
  starts: ['', '<iframe src="', '<media-embed>', 'https://www.example/embeds/'],
};

export const ADDRESS = {
  tokens: '/ // .. % %2F ? # & = ; : @ \\ - _ .json oembed',
  starts: ['', 'https://www.example/embeds/', '//'],
};

export const JSON_TEXT = {
  tokens: '{"a": [[ ]] } \\ \\" \\u00 0 - . e tru "a", \t //',
  starts: ['', '{"a":', '["'],
};

export const CONSENT = {
  tokens: 'A B C ~ . - _ 1 Y N DBAA CO',
  starts: ['', 'C', 'CO', 'DBABMA~', 'DBACNY~', '1'],
};

export const HEADERS = { tokens: '" W/ * ; charset= q= \t text/ json', starts: ['', '"', 'text/'] };

export const LINES = {
  tokens: '00:00:01.000 --> \r : . 0 #EXTINF: URI=" #',
  starts: ['', 'WEBVTT\n\n', '00:00:01.000 --> 00:00:02.000\n', '#EXT-X-MAP:URI="a"\n#EXTINF:1,'],
};

export const VMAP = {
  tokens: '0 : . % # - 00:00:01.000 25% #1 start end linear, nonlinear PT0S &#58;',
  starts: ['', '00:00:', '#1', 'linear,'],
};

export const BEACONS = { tokens: 'https:// [a] %5B ? & = # / start \t', starts: ['', 'https://'] };

export const COMMAND_LINE = { tokens: '-- - --page -a | = \\', starts: ['', '--', '='] };

export const MULTIPART = {
  tokens:
    '\r\n --b \r\n--b \r\n\r\n Content-Disposition: form-data; name="a" name*= \t filename=" %',
  starts: [
    '',
    '--b\r\n',
    '--b\r\nContent-Disposition: form-data; name="',
    '--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n',
  ],
};
