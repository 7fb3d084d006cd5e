import fluidPlayer from 'fluid-player';

fluidPlayer(document.querySelector('video'), {
  layoutControls: { autoPlay: true, mute: true, fillToContainer: true },
});
