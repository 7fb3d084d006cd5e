/** Parameters, fields and headers whose values are consent, identifiers or credentials, without `_`, `-` and case. */
const NAMES: ReadonlySet<string> = new Set(
  [
    'gdprconsent gdprstring gdprcs gdprpd consent consentstring consentdata tcstring tcf tcfconsent euconsent',
    'euconsentv2 addtlconsent additionalconsent gpp gppstring usprivacy usp uspstring ccpa',
    'ifa idfa idfv gaid aaid adid rdid dpid did deviceid advertisingid androidid roku rida tifa udid',
    'ip uip userip clientip deviceip ipaddress ipaddr xforwardedfor',
    'lat lon lng long latitude longitude latlong latlng ll loc geo location',
    'uid userid user username usr puid ppid pubcid buyeruid externaluserid eid eids sid sessionid session visitorid',
    'viewerid customerid memberid accountid subscriberid clientid fpid guid uuid hem email mail phone tel',
    'cookie cookies setcookie setcookie2 authorization proxyauthorization',
    'token accesstoken refreshtoken idtoken authtoken auth authcode apikey key secret clientsecret password',
    'passwd pass pwd signature sig jwt bearer credential credentials streamname entrypointprimary',
    'entrypointbackup hmac hdnts hdnea hdntl keypairid iban msisdn phonenumber cardnumber ssn',
  ].flatMap((line) => line.split(' ')),
);

/** Of names that are the value of one vendor, such as `gdpr_consent_755`. */
const NUMBERED = /^(?:gdprconsent|consent|euconsent)\d+$/;

/** Names that are as clear behind a prefix, such as `spotx_device_id`. */
const ENDING =
  /(?:gdprconsent|consentstring|tcstring|gppstring|usprivacy|deviceid|advertisingid|userid|sessionid|visitorid|clientip|userip|deviceip|accesstoken|refreshtoken|authtoken|apikey|password|secret|cookie|signature|securitytoken|credential|hmac)$/;

export const isSensitiveName = (name: string): boolean => {
  const [last = ''] = name.split('.').slice(-1);
  const plain = last.toLowerCase().replace(/[^a-z\d]/g, '');
  return NAMES.has(plain) || NUMBERED.test(plain) || ENDING.test(plain);
};
